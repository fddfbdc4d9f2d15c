#!/bin/bash
# links.sh ROOT: every relative link of the pages leads to an existing file and heading.
set -u
cd "$1" || exit 1
export LC_ALL=C.UTF-8
status=0

# Prints the anchors of a page's headings, as sites that render Markdown make them.
anchors() {
  awk '/^```/ { inside = !inside } !inside && /^#+ / { sub(/^#+ /, ""); print tolower($0) }' "$1" |
    sed -E 's/[^[:alnum:] _-]//g; s/ /-/g' | awk '{ print seen[$0]++ ? $0 "-" seen[$0] - 1 : $0 }'
}
# Prints the targets of the links of a page.
targets() {
  awk '/^```/ { inside = !inside } !inside' "$1" | sed 's/`[^`]*`//g' | grep -oE '\]\([^)]+\)' | sed 's/^](//; s/)$//; s/ ".*//'
}

links=0
for page in *.md docs/*.md; do
  while IFS= read -r target; do
    case $target in http:* | https:* | mailto:*) continue ;; esac
    links=$((links + 1))
    file=${target%%#*}
    place=$page
    [ -z "$file" ] || place=$(dirname "$page")/$file
    if [ ! -e "$place" ]; then
      echo "$page: $target: there is no such file"
      status=1
    elif [ "$target" != "$file" ] && ! anchors "$place" | grep -qxF -- "${target#*#}"; then
      echo "$page: $target: there is no such heading"
      status=1
    fi
  done < <(targets "$page")
done
[ "$links" -gt 0 ] || { echo "no page has a link"; exit 1; }
[ "$status" = 0 ] && echo "$links links lead to what is there"
exit "$status"
