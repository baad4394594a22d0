#!/bin/sh
# Publishes a release on a server, from one moment to the next. Use: release.sh RELEASE.
# docs/hosting.md has the folders.
set -eu
release=$(realpath "$1")
current=$(dirname "$release")/current
before=
if [ -L "$current" ]; then before=$(realpath "$current"); fi
if [ ! -f "$release/out/index.html" ]; then
  echo "There is no $release/out/index.html" >&2
  exit 1
fi
switch_to() {
  # GNU's `mv -T` renames. `ln` onto the link itself would remove it for a moment.
  ln -sfn "$1" "$current.next"
  mv -T "$current.next" "$current"
}
if [ "$release" != "$before" ]; then
  rm -rf "$release/www"
  cp -Rp "$release/out" "$release/www"
  # Pages that are on their way to visitors name files of the release before, if there is one. Names
  # change with contents: nothing is replaced.
  for folder in ${before:+_next scripts}; do
    if [ -d "$before/out/$folder" ]; then cp -Rp "$before/out/$folder" "$release/www"; fi
  done
  switch_to "$release"
fi
# nginx reads a release's headers when it reloads, the endpoint its answers when it starts.
if command -v nginx > /dev/null; then
  if ! nginx -t -q; then
    if [ "$before" ]; then switch_to "$before"; fi
    exit 1
  fi
  # nginx that is stopped reads them when it starts.
  nginx -s reload || echo "nginx does not run: systemctl start nginx" >&2
fi
if systemctl is-active --quiet contact 2> /dev/null; then systemctl restart contact; fi
