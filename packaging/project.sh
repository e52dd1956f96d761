# shellcheck shell=bash disable=SC2034
# Who publishes the packages, and where; scripts/package reads this. What is marked is not real yet: scripts/package prints
# it, and it must be replaced before a release.
publisher="The Deskmate authors"
address=maintainers@deskmate.example # placeholder
homepage=https://deskmate.example # placeholder
# The same as in Cargo.toml.
repository=https://git.deskmate.example/deskmate # placeholder
bugs=$repository/issues
# The domain that the packages are named for, backwards, which must be the publisher's.
domain=org.deskmate # placeholder
id=$domain.Deskmate
