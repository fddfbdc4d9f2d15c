# mt_library(ROOM SOURCES ... [USES ...] [LINK ...] [WITH_EXCEPTIONS] [HOT | AT_LEISURE])
#
# One library for each folder of src/.  ROOM is the folder below src/ ("games/draughts").  Its headers are included as
# "movetext/ROOM/name.hpp".  A room sees its own headers and those of the rooms it USES, and no others: every room has an
# include directory of its own in the build tree, which holds nothing but a link to the room.  So the order of the rooms
# is kept by the compiler, not by good will.
#
# The files of a room are compiled several at a time (MOVETEXT_UNITY), which is less work; those of a HOT room, which has
# inner loops, one by one, because a neighbour changes what is inlined.  A room AT_LEISURE has no inner loop: -O2 builds it
# in less time than -O3, and it runs as fast.
function(mt_room_target OUT ROOM)
  string(REPLACE "/" "_" name "mt_${ROOM}")
  set(${OUT} ${name} PARENT_SCOPE)
endfunction()

function(mt_library ROOM)
  cmake_parse_arguments(ARG "WITH_EXCEPTIONS;HOT;AT_LEISURE" "" "SOURCES;USES;LINK" ${ARGN})
  mt_room_target(target ${ROOM})
  set(view "${PROJECT_BINARY_DIR}/rooms/${target}")
  get_filename_component(parent "${view}/movetext/${ROOM}" DIRECTORY)
  file(MAKE_DIRECTORY "${parent}")
  file(CREATE_LINK "${PROJECT_SOURCE_DIR}/src/${ROOM}" "${view}/movetext/${ROOM}" SYMBOLIC)

  set(kind PUBLIC)
  if(ARG_SOURCES)
    list(TRANSFORM ARG_SOURCES PREPEND "${PROJECT_SOURCE_DIR}/src/${ROOM}/")
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
  target_include_directories(${target} ${kind} "$<BUILD_INTERFACE:${view}>" "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  foreach(used IN LISTS ARG_USES)
    mt_room_target(used_target ${used})
    target_link_libraries(${target} ${kind} ${used_target})
  endforeach()
  target_link_libraries(${target} ${kind} ${ARG_LINK})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_ROOMS ${ROOM})
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_TARGETS ${target})
endfunction()
