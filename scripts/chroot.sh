# shellcheck shell=bash
# Makes a new Debian system in a chroot, for scripts/fresh and scripts/test-package. To be sourced by root.

# make_chroot FOLDER [debootstrap argument...]: installs Debian, and sets `root` to the full path of the folder.
make_chroot() {
    root=$1
    shift
    [ ! -e "$root" ] || { echo "$root exists already" >&2; exit 1; }
    debootstrap --variant=minbase --include=ca-certificates "$@" stable "$root"
    root=$(cd "$root" && pwd)

    # Certificates and name servers of this machine, for network access.
    cp -rT /etc/ssl/certs "$root/etc/ssl/certs"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"

    trap 'umount "$root/dev" "$root/proc"' EXIT
    mount --bind /dev "$root/dev"
    mount -t proc proc "$root/proc"
}

# Runs a command in the chroot, with a clean environment.
in_chroot() {
    env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM="${TERM-dumb}" LANG=C.UTF-8 chroot "$root" "$@"
}
