# mt_library(ROOM [SOURCES ...] [HOT ...] [USES ...] [LINK ...] [WITH_EXCEPTIONS] [AT_LEISURE | SELDOM])
#
# Defines one library for each folder of src/movetext/. ROOM is the folder ("games/draughts"); its headers are
# included by their paths below src/: "movetext/ROOM/name.hpp". A room outside src/ (MOVETEXT_EXTRA_FAMILIES)
# has the folder of its CMakeLists.txt; its headers are included as "FOLDER/name.hpp". USES names exactly the
# rooms whose headers are included; scripts/check-rooms checks this. CMake rejects a room that uses a room
# defined later.
#
# SOURCES are compiled several at a time (MOVETEXT_UNITY), which is faster. HOT sources contain inner loops.
# They are compiled one by one with -O3, because other sources in the same unit would change what is inlined
# (MOVETEXT_HOT_ALONE; the preset lint groups them as well).
# The other sources of such a room are compiled with -O2. The sources of a room AT_LEISURE are compiled with
# -O1, which takes two thirds of the time. In test builds, a room that runs SELDOM (once per start or per
# connection) is not optimised.
set(MOVETEXT_ROOMS_FILE "${PROJECT_BINARY_DIR}/rooms.txt")  # one line per room, "ROOM: USED USED", for scripts/check-rooms
file(WRITE "${MOVETEXT_ROOMS_FILE}" "")

# The standard headers that most files include are precompiled twice: for rooms without exceptions and for
# rooms with exceptions. This saves a fifth of the CPU time of a build. They are compiled at the highest
# optimisation level, because GCC 12 crashes if a file has a higher level than its precompiled headers. The
# preset lint does not precompile, and so checks that each file includes what it uses.
if(MOVETEXT_PRECOMPILE)
  set(headers <algorithm> <array> <functional> <map> <memory> <optional> <string> <string_view> <vector>)
  add_library(mt_standard_headers OBJECT "${PROJECT_SOURCE_DIR}/cmake/empty.cpp")
  target_compile_options(mt_standard_headers PRIVATE -fno-exceptions -fno-rtti)
  target_precompile_headers(mt_standard_headers PRIVATE ${headers})
  add_library(mt_standard_headers_of_files OBJECT "${PROJECT_SOURCE_DIR}/cmake/empty.cpp")
  target_precompile_headers(mt_standard_headers_of_files PRIVATE ${headers} <atomic> <filesystem> <mutex>)
endif()

function(mt_room_target OUT ROOM)
  string(REPLACE "/" "_" name "mt_${ROOM}")
  set(${OUT} ${name} PARENT_SCOPE)
endfunction()

# Returns the folder of ROOM's files, the root of its include paths, and the path of its headers below that
# root.
function(mt_room_folder FOLDER ROOT PREFIX ROOM)
  set(root "${PROJECT_SOURCE_DIR}/src")
  set(prefix "movetext/${ROOM}")
  cmake_path(IS_PREFIX root "${CMAKE_CURRENT_SOURCE_DIR}" is_inside)
  if(NOT is_inside)
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH root)
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME prefix)
  endif()
  set(${FOLDER} "${root}/${prefix}" PARENT_SCOPE)
  set(${ROOT} "${root}" PARENT_SCOPE)
  set(${PREFIX} "${prefix}" PARENT_SCOPE)
endfunction()

# Allows TARGET, whose files are in ROOM, to include the headers of the rooms in ARGN.
function(mt_use TARGET ROOM KIND)
  foreach(used IN LISTS ARGN)
    mt_room_target(used_target ${used})
    if(NOT TARGET ${used_target})
      message(FATAL_ERROR "the room ${ROOM} uses ${used}, which is not defined before it")
    endif()
    target_link_libraries(${TARGET} ${KIND} ${used_target})
  endforeach()
  list(JOIN ARGN " " names)
  file(APPEND "${MOVETEXT_ROOMS_FILE}" "${ROOM}: ${names}\n")
endfunction()

function(mt_library ROOM)
  cmake_parse_arguments(ARG "WITH_EXCEPTIONS;AT_LEISURE;SELDOM" "" "SOURCES;HOT;USES;LINK" ${ARGN})
  mt_room_target(target ${ROOM})
  mt_room_folder(folder root prefix ${ROOM})
  set(kind PUBLIC)
  list(TRANSFORM ARG_SOURCES PREPEND "${folder}/")
  list(TRANSFORM ARG_HOT PREPEND "${folder}/")
  if(ARG_SOURCES OR ARG_HOT)
    add_library(${target} STATIC ${ARG_SOURCES} ${ARG_HOT})
    if(MOVETEXT_HOT_ALONE)
      set_source_files_properties(${ARG_HOT} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON COMPILE_OPTIONS $<$<CONFIG:Release>:-O3>)
    endif()
    set(optimization "")
    if(ARG_AT_LEISURE OR ARG_SELDOM)
      set(optimization -O1)
    elseif(ARG_HOT)
      set(optimization -O2)
    endif()
    if(MOVETEXT_UNITY)
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16
        UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
    endif()
    if(NOT ARG_WITH_EXCEPTIONS)
      target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    endif()
    if(MOVETEXT_PRECOMPILE AND NOT ARG_WITH_EXCEPTIONS AND (CMAKE_BUILD_TYPE STREQUAL "Release" OR NOT ARG_SELDOM))
      target_precompile_headers(${target} REUSE_FROM mt_standard_headers)
    elseif(MOVETEXT_PRECOMPILE AND CMAKE_BUILD_TYPE STREQUAL "Release")  # in other build types, these rooms have different flags
      target_precompile_headers(${target} REUSE_FROM mt_standard_headers_of_files)
    endif()
    if(optimization)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:${optimization}>)
    endif()
    if(ARG_SELDOM)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
    endif()
  else()
    add_library(${target} INTERFACE)
    set(kind INTERFACE)
  endif()
  target_include_directories(${target} ${kind} "$<BUILD_INTERFACE:${root}>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  mt_use(${target} ${ROOM} ${kind} ${ARG_USES})
  target_link_libraries(${target} ${kind} ${ARG_LINK})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_ROOMS ${ROOM})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_TARGETS ${target})
endfunction()

# mt_formats(FOLDER ...): adds the file formats. Each FOLDER of src/movetext/formats/ has a CMakeLists.txt,
# which defines the room formats/FOLDER and calls mt_format(FOLDER ROW ...). Each ROW is a constant
# mt::formats::ROW in the format.cpp of the folder.
# mt_use_formats(ROOM): links ROOM with all formats. Then it may include "format_list.hpp", the list of the
# rows.
function(mt_formats)
  foreach(folder IN LISTS ARGN)
    add_subdirectory(formats/${folder})
  endforeach()
endfunction()

function(mt_format FOLDER)
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_FORMAT_FOLDERS ${FOLDER})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_FORMAT_ROWS ${ARGN})
endfunction()

function(mt_use_formats ROOM)
  get_property(rows GLOBAL PROPERTY MOVETEXT_FORMAT_ROWS)
  get_property(folders GLOBAL PROPERTY MOVETEXT_FORMAT_FOLDERS)
  list(TRANSFORM rows REPLACE "(.+)" "extern const Format \\1" OUTPUT_VARIABLE declarations)
  list(TRANSFORM rows PREPEND "&" OUTPUT_VARIABLE addresses)
  list(JOIN declarations ";\n" declarations)
  list(JOIN addresses ", " addresses)
  list(LENGTH rows count)
  set(generated "${CMAKE_CURRENT_BINARY_DIR}/format_list")
  file(CONFIGURE OUTPUT "${generated}/format_list.hpp" CONTENT "// Made by CMake of the list of formats.
#pragma once
#include \"movetext/formats/api/format.hpp\"

#include <array>

namespace mt::formats {

@declarations@;
inline constexpr std::array<const Format*, @count@> list{@addresses@};

}  // namespace mt::formats
" @ONLY)
  mt_room_target(target ${ROOM})
  target_include_directories(${target} PRIVATE "${generated}")
  foreach(folder IN LISTS folders)
    mt_room_target(used formats/${folder})
    target_link_libraries(${target} PRIVATE ${used})
  endforeach()
endfunction()

# mt_protocols(FOLDER ...): adds the engine protocols. Each FOLDER of src/movetext/engine/protocol/ has a
# CMakeLists.txt, which defines the room engine/protocol/FOLDER. The room defines the row
# mt::engine::FOLDER::protocol, the function make_client and, if the folder has a file "front", the function
# make_front. The build generates movetext/engine/protocol/FOLDER/protocol.hpp, which declares the row and the
# functions.
# mt_use_protocols(ROOM FOLDER ...): links ROOM with all of these protocols. Then it may include
# "protocol_list.hpp", the list of the rows.
function(mt_protocols)
  foreach(folder IN LISTS ARGN)
    file(GLOB fronts CONFIGURE_DEPENDS "engine/protocol/${folder}/front.?pp")
    set(front "")
    if(fronts)
      set(front "\nstd::unique_ptr<Front> make_front(const GameSpec& spec, Host& host)@SEMICOLON@")
    endif()
    set(SEMICOLON ";")
    mt_write_if_other("${PROJECT_BINARY_DIR}/generated/movetext/engine/protocol/${folder}/protocol.hpp"
      "// Made by cmake/Library.cmake.
#pragma once
#include \"movetext/engine/protocol/api/protocol.hpp\"

#include <memory>

namespace mt::engine::${folder} {

extern const Protocol protocol@SEMICOLON@
std::unique_ptr<Client> make_client(const GameSpec& spec)@SEMICOLON@${front}

}  // namespace mt::engine::${folder}
")
    add_subdirectory(engine/protocol/${folder})
    mt_room_target(target engine/protocol/${folder})
    target_include_directories(${target} PUBLIC "${PROJECT_BINARY_DIR}/generated")
  endforeach()
endfunction()

function(mt_use_protocols ROOM)
  set(includes "")
  set(addresses "")
  mt_room_target(target ${ROOM})
  foreach(folder IN LISTS ARGN)
    string(APPEND includes "#include \"movetext/engine/protocol/${folder}/protocol.hpp\"\n")
    list(APPEND addresses "&${folder}::protocol")
    mt_room_target(used engine/protocol/${folder})
    target_link_libraries(${target} PRIVATE ${used})
  endforeach()
  list(LENGTH addresses count)
  list(JOIN addresses ", " addresses)
  set(generated "${CMAKE_CURRENT_BINARY_DIR}/protocol_list")
  file(CONFIGURE OUTPUT "${generated}/protocol_list.hpp" CONTENT "// Made by CMake of the list of protocols.
#pragma once
@includes@
#include <array>

namespace mt::engine {

inline constexpr std::array<const Protocol*, @count@> protocol_list{@addresses@};

}  // namespace mt::engine
" @ONLY)
  target_include_directories(${target} PRIVATE "${generated}")
endfunction()

# mt_program(NAME [FILE file] USES ...): defines a program. Its only source is programs/NAME.cpp, or
# programs/file.cpp with FILE.
function(mt_program NAME)
  cmake_parse_arguments(ARG "" "FILE" "USES" ${ARGN})
  if(NOT ARG_FILE)
    set(ARG_FILE ${NAME})
  endif()
  add_executable(${NAME} "${PROJECT_SOURCE_DIR}/src/movetext/programs/${ARG_FILE}.cpp")
  mt_use(${NAME} programs/${ARG_FILE} PRIVATE ${ARG_USES})
endfunction()
