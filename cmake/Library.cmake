# mt_library(ROOM SOURCES ... [USES ...] [LINK ...] [WITH_EXCEPTIONS] [HOT | AT_LEISURE])
#
# One library for each folder of src/movetext/.  ROOM is the folder ("games/draughts"), and its headers are included by
# their paths below src/: "movetext/ROOM/name.hpp".  USES names the rooms that the files of the room include, all of them and
# no others; scripts/check-rooms compares the two, and CMake refuses a room that does not stand before its user.
#
# The files of a room are compiled several at a time (MOVETEXT_UNITY), which is less work; those of a HOT room, which has
# inner loops, one by one, because a neighbour changes what is inlined.  A room AT_LEISURE has no inner loop: -O2 builds it
# in less time than -O3, and it runs as fast.
set(MOVETEXT_ROOMS_FILE "${PROJECT_BINARY_DIR}/rooms.txt")  # "ROOM: USED USED", for scripts/check-rooms
file(WRITE "${MOVETEXT_ROOMS_FILE}" "")

function(mt_room_target OUT ROOM)
  string(REPLACE "/" "_" name "mt_${ROOM}")
  set(${OUT} ${name} PARENT_SCOPE)
endfunction()

# TARGET, whose files are in ROOM, may include what USED holds.
function(mt_use TARGET ROOM KIND)
  foreach(used IN LISTS ARGN)
    mt_room_target(used_target ${used})
    if(NOT TARGET ${used_target})
      message(FATAL_ERROR "the room ${ROOM} uses ${used}, which does not stand before it")
    endif()
    target_link_libraries(${TARGET} ${KIND} ${used_target})
  endforeach()
  list(JOIN ARGN " " names)
  file(APPEND "${MOVETEXT_ROOMS_FILE}" "${ROOM}: ${names}\n")
endfunction()

function(mt_library ROOM)
  cmake_parse_arguments(ARG "WITH_EXCEPTIONS;HOT;AT_LEISURE" "" "SOURCES;USES;LINK" ${ARGN})
  mt_room_target(target ${ROOM})
  set(kind PUBLIC)
  if(ARG_SOURCES)
    list(TRANSFORM ARG_SOURCES PREPEND "${PROJECT_SOURCE_DIR}/src/movetext/${ROOM}/")
    add_library(${target} STATIC ${ARG_SOURCES})
    if(MOVETEXT_UNITY AND NOT ARG_HOT)
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
    if(NOT ARG_WITH_EXCEPTIONS)
      target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    endif()
    if(ARG_AT_LEISURE)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
    endif()
  else()
    add_library(${target} INTERFACE)
    set(kind INTERFACE)
  endif()
  target_include_directories(${target} ${kind} "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  mt_use(${target} ${ROOM} ${kind} ${ARG_USES})
  target_link_libraries(${target} ${kind} ${ARG_LINK})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_ROOMS ${ROOM})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_TARGETS ${target})
endfunction()

# mt_program(NAME USES ...): a program, whose one file is programs/NAME.cpp.
function(mt_program NAME)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_executable(${NAME} "${PROJECT_SOURCE_DIR}/src/movetext/programs/${NAME}.cpp")
  mt_use(${NAME} programs/${NAME} PRIVATE ${ARG_USES})
endfunction()
