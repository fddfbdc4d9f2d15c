#!/bin/sh
# index.sh ROOT: docs/README.md lists every page of docs/.
set -eu
cd "$1/docs"
status=0
for page in *.md; do
  [ "$page" = README.md ] || grep -qF "]($page)" README.md || { echo "docs/README.md does not name $page"; status=1; }
done
exit "$status"
