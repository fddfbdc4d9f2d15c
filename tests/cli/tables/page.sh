#!/bin/bash
# page.sh PROGRAM EXAMPLES PAGE NPM [--update]: docs.sh for a page that shows queries of DuckDB ("duckdb -csv -c SQL").
#
# NPM is the directory in which ./test installs the modules of tests/npm/package.json. Exit status 77: node or the
# module is missing; nothing is tested.
set -u
here=$(cd "$(dirname "$0")" && pwd)
export MOVETEXT_NPM=$4
if ! command -v node >/dev/null || [ ! -d "$MOVETEXT_NPM/node_modules/@duckdb/node-api" ]; then
  echo "skipped: node or its module @duckdb/node-api is not installed (./test installs it in build/npm)"
  exit 77
fi
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
cat >"$programs/duckdb" <<END
#!/bin/sh
exec node "$here/duckdb.cjs" "\$@"
END
chmod +x "$programs/duckdb"
DOCS_PROGRAMS=$programs "$here/../docs.sh" "$1" "$2" "$3" "${@:5}"
