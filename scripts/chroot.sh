# shellcheck shell=bash
# A new Debian in a folder, for scripts/fresh and scripts/test-package; sourced, not run. The superuser is needed.

# Makes the Debian: make_chroot FOLDER [debootstrap argument...]. Afterwards `root` is the full path of the folder.
make_chroot() {
    root=$1
    shift
    [ ! -e "$root" ] || { echo "$root exists already" >&2; exit 1; }
    debootstrap --variant=minbase --include=ca-certificates "$@" stable "$root"
    root=$(cd "$root" && pwd)

    # What this machine needs to reach its registries: certificates and name server.
    cp -rT /etc/ssl/certs "$root/etc/ssl/certs"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"

    trap 'umount "$root/dev" "$root/proc"' EXIT
    mount --bind /dev "$root/dev"
    mount -t proc proc "$root/proc"
}

# Runs a command in it, with nothing of this machine's environment.
in_chroot() {
    env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM="${TERM-dumb}" LANG=C.UTF-8 chroot "$root" "$@"
}
