# What the parts of movetext need of other people's libraries.
#
# mt_need(PART NAME FIND_PACKAGE_ARGUMENTS... DEBIAN package): a CMake package.
# mt_need(PART NAME MODULE pkg-config-name DEBIAN package): a pkg-config module, as target PkgConfig::NAME.
# mt_need(PART NAME HEADER file DEBIAN package): headers alone, their directory in NAME.
#
# The targets are seen in all directories, also in those of a project that includes this one.
#
# Nothing is said until mt_needs_met(): then all that is missing is named at once, with the part that asks for it, the
# package of Debian, and the option that leaves the part out.
find_package(PkgConfig QUIET)
if(MOVETEXT_STATIC)
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
endif()

macro(mt_need PART NAME)
  cmake_parse_arguments(NEED "" "MODULE;HEADER;DEBIAN" "" ${ARGN})
  if(NEED_MODULE)
    if(PkgConfig_FOUND)
      pkg_check_modules(${NAME} QUIET IMPORTED_TARGET GLOBAL ${NEED_MODULE})
    endif()
    set(NEED_MET ${${NAME}_FOUND})
  elseif(NEED_HEADER)
    find_path(${NAME} ${NEED_HEADER})
    set(NEED_MET ${${NAME}})
  else()
    find_package(${NAME} ${NEED_UNPARSED_ARGUMENTS} QUIET GLOBAL)
    set(NEED_MET ${${NAME}_FOUND})
  endif()
  if(NOT NEED_MET)
    set_property(GLOBAL APPEND PROPERTY MOVETEXT_MISSING_${PART} "${NAME} (Debian: ${NEED_DEBIAN})")
  endif()
endmacro()

function(mt_needs_met)
  set(words "")
  foreach(part library program server)
    get_property(missing GLOBAL PROPERTY MOVETEXT_MISSING_${part})
    if(NOT missing)
      continue()
    endif()
    list(JOIN missing ", " list)
    string(APPEND words "\n  the ${part} needs ${list}")
    if(NOT part STREQUAL "library")
      string(TOUPPER ${part} option)
      string(APPEND words "; -DMOVETEXT_${option}=OFF leaves it out")
    endif()
  endforeach()
  if(words)
    message(FATAL_ERROR "Libraries are missing:${words}")
  endif()
endfunction()

mt_need(library Threads DEBIAN libc6-dev)
mt_need(library ZLIB DEBIAN zlib1g-dev)
mt_need(library BZip2 DEBIAN libbz2-dev)
mt_need(library LibLZMA DEBIAN liblzma-dev)
mt_need(library zstd MODULE libzstd DEBIAN libzstd-dev)
mt_need(library md MODULE libmd DEBIAN libmd-dev)
if(MOVETEXT_PROGRAM)
  mt_need(program CLI11 DEBIAN libcli11-dev)
endif()
if(MOVETEXT_SERVER)
  mt_need(server Boost 1.81 DEBIAN libboost1.81-dev)
  mt_need(server CURL DEBIAN libcurl4-openssl-dev)
  mt_need(server gmime MODULE gmime-3.0 DEBIAN libgmime-3.0-dev)
  mt_need(server libpq MODULE libpq DEBIAN libpq-dev)
  mt_need(server sodium MODULE libsodium DEBIAN libsodium-dev)
  mt_need(server sqlite MODULE sqlite3 DEBIAN libsqlite3-dev)
  # Headers alone: the package would link a shared library.
  mt_need(server tomlplusplus_headers HEADER toml++/toml.h DEBIAN libtomlplusplus-dev)
endif()
mt_needs_met()
