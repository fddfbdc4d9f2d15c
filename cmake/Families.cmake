# The families of games. mt_family(NAME [MATCHES]) in the CMakeLists.txt of a family's folder adds the family
# to the list. The room of the family is games/NAME, in src/ or in one of the MOVETEXT_EXTRA_FAMILIES. MATCHES
# marks a family with dice, whose games are parts of matches (games/api/match_game.hpp).
#
# The build generates the files that name all families: the list of families, and for each family a source
# file that compiles the walks of the replay for its types.
function(mt_family NAME)
  cmake_parse_arguments(ARG "MATCHES" "" "" ${ARGN})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_FAMILIES ${NAME})
  set(kind boards)
  if(ARG_MATCHES)
    set(kind matches)
  endif()
  set_property(GLOBAL PROPERTY MOVETEXT_KIND_${NAME} ${kind})
  mt_room_folder(folder root prefix games/${NAME})
  set_property(GLOBAL PROPERTY MOVETEXT_HEADERS_${NAME} "${prefix}")
  set_property(GLOBAL PROPERTY MOVETEXT_FOLDER_${NAME} "${folder}")
endfunction()

# mt_unplayed_game(NAME): adds the folder games/NAME, which has the row of a game that is recognised but not
# played (games/api/unplayed_game.hpp).
function(mt_unplayed_game NAME)
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_UNPLAYED_GAMES ${NAME})
endfunction()

# Writes a file unless it already has that text, so that configuring again does not cause recompilation.
function(mt_write_if_other FILE TEXT)
  file(CONFIGURE OUTPUT "${FILE}" CONTENT "${TEXT}" @ONLY)
endfunction()

# Writes HEADER of ROOM, with an array LIST that has a pointer of TYPE to the ROW of each game. INCLUDES are
# the headers that define the rows.
function(mt_row_list ROOM HEADER LIST TYPE ROW GAMES INCLUDES)
  mt_room_target(target ${ROOM})
  list(LENGTH GAMES count)
  set(text "// Made by cmake/Families.cmake.\n#pragma once\n")
  foreach(include IN LISTS INCLUDES)
    string(APPEND text "#include \"${include}\"\n")
  endforeach()
  string(APPEND text "\n#include <array>\n\nnamespace mt {\n\ninline constexpr std::array<const ${TYPE}*, ${count}> ${LIST}{\n")
  foreach(game IN LISTS GAMES)
    string(APPEND text "    &${game}::${ROW},\n")
    mt_room_target(game_target games/${game})
    target_link_libraries(${target} PUBLIC ${game_target})
  endforeach()
  string(APPEND text "}@SEMICOLON@\n\n}  // namespace mt\n")
  set(SEMICOLON ";")
  mt_write_if_other("${PROJECT_BINARY_DIR}/generated/movetext/${ROOM}/${HEADER}" "${text}")
  target_include_directories(${target} PRIVATE "${PROJECT_BINARY_DIR}/generated")
endfunction()

# Writes the list of families for ROOM: movetext/games/table/family_list.hpp.
function(mt_family_list ROOM)
  get_property(families GLOBAL PROPERTY MOVETEXT_FAMILIES)
  set(includes "movetext/games/api/family.hpp")
  foreach(family IN LISTS families)
    get_property(headers GLOBAL PROPERTY MOVETEXT_HEADERS_${family})
    list(APPEND includes "${headers}/family.hpp")
  endforeach()
  mt_row_list(${ROOM} family_list.hpp family_list Family family "${families}" "${includes}")
endfunction()

# Writes the list of recognised but unplayed games for ROOM: movetext/games/table/unplayed_list.hpp.
function(mt_unplayed_list ROOM)
  get_property(games GLOBAL PROPERTY MOVETEXT_UNPLAYED_GAMES)
  set(includes "movetext/games/api/unplayed_game.hpp")
  foreach(game IN LISTS games)
    list(APPEND includes "movetext/games/${game}/unplayed.hpp")
  endforeach()
  mt_row_list(${ROOM} unplayed_list.hpp unplayed_list UnplayedGame unplayed "${games}" "${includes}")
endfunction()

# Writes for ROOM a source file FAMILY_THING.cpp for each family, and the header THING_list.hpp. The header
# defines LIST, which has a row of TYPE (from the header HEADER) for each family. SOURCE is the text of a
# source file, DECLARATION declares what it defines, and ROW is its entry in the list. NAMESPACE is the same
# for all families.
#
# In SOURCE, DECLARATION and ROW these names are replaced by the values of the family: @family@, @kind@
# (boards or matches), @headers@ (the folder of its headers), @evaluation@ and @evaluations@.
function(mt_for_each_family ROOM)
  cmake_parse_arguments(ARG "" "THING;LIST;TYPE;HEADER;NAMESPACE;SOURCE;DECLARATION;ROW" "" ${ARGN})
  get_property(families GLOBAL PROPERTY MOVETEXT_FAMILIES)
  mt_room_target(target ${ROOM})
  set(SEMICOLON ";")
  set(directory "${PROJECT_BINARY_DIR}/generated/movetext/${ROOM}")
  set(declared "")
  set(listed "")
  foreach(family IN LISTS families)
    get_property(kind GLOBAL PROPERTY MOVETEXT_KIND_${family})
    get_property(headers GLOBAL PROPERTY MOVETEXT_HEADERS_${family})
    get_property(folder GLOBAL PROPERTY MOVETEXT_FOLDER_${family})
    set(evaluation "")
    set(evaluations "PlainEvaluations")
    if(EXISTS "${folder}/evaluation.hpp")
      set(evaluation "#include \"${headers}/evaluation.hpp\"\n")
      set(evaluations "${family}::Evaluations")
    endif()
    foreach(part SOURCE DECLARATION ROW)
      string(CONFIGURE "${ARG_${part}}" ${part} @ONLY)
    endforeach()
    string(APPEND declared "${DECLARATION}\n")
    string(APPEND listed "    {&${family}::family, ${ROW}},\n")
    mt_write_if_other("${directory}/${family}_${ARG_THING}s.cpp" "// Made by cmake/Families.cmake.\n${SOURCE}")
    target_sources(${target} PRIVATE "${directory}/${family}_${ARG_THING}s.cpp")
    set_source_files_properties("${directory}/${family}_${ARG_THING}s.cpp" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
  mt_write_if_other("${directory}/${ARG_THING}_list.hpp" "// Made by cmake/Families.cmake.
#pragma once
#include \"movetext/${ROOM}/${ARG_HEADER}\"
#include \"movetext/games/table/family_list.hpp\"

#include <array>

namespace ${ARG_NAMESPACE} {

${declared}
inline constexpr auto ${ARG_LIST} = std::to_array<${ARG_TYPE}>({
${listed}})@SEMICOLON@

}  // namespace ${ARG_NAMESPACE}
")
  target_include_directories(${target} PRIVATE "${PROJECT_BINARY_DIR}/generated")
endfunction()

# Writes the walks of each family for ROOM, which has walks_of_boards.hpp and walks_of_matches.hpp.
function(mt_family_walks ROOM)
  mt_for_each_family(${ROOM} THING walk LIST walk_list TYPE FamilyWalks HEADER walks.hpp NAMESPACE mt::replay
    DECLARATION "extern const Walks @family@_walks@SEMICOLON@"
    ROW "&@family@_walks"
    SOURCE "#include \"@headers@/typed.hpp\"
#include \"movetext/replay/walks_of_@kind@.hpp\"

namespace mt::replay {

extern const Walks @family@_walks@SEMICOLON@
constinit const Walks @family@_walks = walks_of_@kind@<@family@::Typed>()@SEMICOLON@

}  // namespace mt::replay
")
endfunction()

# Writes the players of each family for ROOM, which has players_of_boards.hpp and players_of_matches.hpp. A
# player uses the evaluation in the family's evaluation.hpp if there is one.
function(mt_family_players ROOM)
  mt_for_each_family(${ROOM} THING player LIST player_list TYPE FamilyPlayers HEADER family_players.hpp NAMESPACE mt::engine
    DECLARATION "std::unique_ptr<Player> make_@family@_player(std::unique_ptr<const AnyGame> game)@SEMICOLON@"
    ROW "&make_@family@_player"
    SOURCE "@evaluation@#include \"@headers@/typed.hpp\"
#include \"movetext/engine/players/players_of_@kind@.hpp\"

namespace mt::engine {

std::unique_ptr<Player> make_@family@_player(std::unique_ptr<const AnyGame> game)@SEMICOLON@
std::unique_ptr<Player> make_@family@_player(std::unique_ptr<const AnyGame> game) {
  return player_of_@kind@<@family@::Typed, @evaluations@>(std::move(game))@SEMICOLON@
}

}  // namespace mt::engine
")
endfunction()
