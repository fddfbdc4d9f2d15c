# cmake -DOPENINGS=chess.tsv;english.tsv -DBALLOTS=english.tsv -DOUT=file.cpp -P Openings.cmake: writes the
# tables of data/openings and data/ballots as constants, so that the program needs no files at run time.
set(source "// Made by cmake/Openings.cmake from data/openings and data/ballots.\n")
string(APPEND source "#include \"movetext/openings/tables.hpp\"\n\n")
string(APPEND source "#include <array>\n\nnamespace mt::openings {\nnamespace {\n\nusing namespace std::string_view_literals;\n\n")

# Adds the constant `name`, which has one table per file.
function(add_tables name)
  set(tables "")
  foreach(path IN LISTS ARGN)
    get_filename_component(game "${path}" NAME_WE)
    string(MAKE_C_IDENTIFIER "${name}_of_${game}" rows)
    file(READ "${path}" text)
    string(REPLACE "\\" "\\\\" text "${text}")
    string(REPLACE "\"" "\\\"" text "${text}")
    string(REPLACE "\t" "\\t" text "${text}")
    # All lines are one string. With one string per line, a pointer to each would be relocated at every start.
    string(REGEX REPLACE "([^\n]+)\n" "    \"\\1\\\\n\"\n" text "${text}")
    string(APPEND source "constexpr std::string_view ${rows} =\n${text}    \"\"sv;\n\n")
    string(APPEND tables "    Table{\"${game}\", ${rows}},\n")
  endforeach()
  string(APPEND source "constexpr auto ${name} = std::to_array<Table>({\n${tables}});\n\n")
  set(source "${source}" PARENT_SCOPE)
endfunction()

add_tables(named_lines ${OPENINGS})
add_tables(drawn_lines ${BALLOTS})
string(APPEND source "}  // namespace\n\n")
string(APPEND source "std::span<const Table> tables() {\n  return named_lines;\n}\n\n")
string(APPEND source "std::span<const Table> ballots() {\n  return drawn_lines;\n}\n\n}  // namespace mt::openings\n")
file(WRITE "${OUT}" "${source}")
