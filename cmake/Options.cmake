# The options of a build, and the compiler flags shared by all targets. Inside another project only the
# library is built.
option(MOVETEXT_FILES "Build what reads and writes files; without it there is the core alone, which needs no library" ON)
option(MOVETEXT_PROGRAM "Build the command line" ${PROJECT_IS_TOP_LEVEL})
option(MOVETEXT_VIEW "Build the viewer of games in the terminal (needs ncurses)" ${MOVETEXT_PROGRAM})
option(MOVETEXT_SERVER "Build the game server" ${MOVETEXT_PROGRAM})
option(MOVETEXT_STATIC "Link the program for records into a file that needs no library, and leave out PNG" OFF)
option(MOVETEXT_INSTALL "Install what is built" ${PROJECT_IS_TOP_LEVEL})
option(MOVETEXT_BUILD_TESTS "Build the tests (needs GoogleTest, the program and the server)" ${MOVETEXT_SERVER})
option(MOVETEXT_BUILD_BENCH "Build the benchmarks (needs Google Benchmark)" OFF)
option(MOVETEXT_BUILD_FUZZERS "Build libFuzzer targets (needs clang)" OFF)
option(MOVETEXT_FIXED_PERFT "Compile the rules of each game of draughts into its perft: fast, and a megabyte" ON)
set(MOVETEXT_EXTRA_FAMILIES "" CACHE STRING "Folders of families of games outside of src/, behind those of the house")
option(MOVETEXT_UNITY "Compile several files of a room at a time, which is faster" ON)
option(MOVETEXT_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(MOVETEXT_SANITIZE_FULLY "With them: every check, which takes longer to compile" OFF)
option(MOVETEXT_COVERAGE "gcov counters" OFF)
option(MOVETEXT_WERROR "Warnings are errors" OFF)
if(MOVETEXT_SERVER AND NOT MOVETEXT_PROGRAM)
  message(FATAL_ERROR "the server is a part of the program: -DMOVETEXT_SERVER=ON wants -DMOVETEXT_PROGRAM=ON")
endif()
if(MOVETEXT_VIEW AND NOT MOVETEXT_PROGRAM)
  message(FATAL_ERROR "the viewer is a part of the program: -DMOVETEXT_VIEW=ON wants -DMOVETEXT_PROGRAM=ON")
endif()
if(MOVETEXT_PROGRAM AND NOT MOVETEXT_FILES)
  message(FATAL_ERROR "the program reads files: -DMOVETEXT_PROGRAM=ON wants -DMOVETEXT_FILES=ON")
endif()
if(MOVETEXT_STATIC AND MOVETEXT_PROGRAM AND NOT MOVETEXT_VIEW)
  message(FATAL_ERROR "the static program includes the viewer; use -DMOVETEXT_STATIC=ON with -DMOVETEXT_VIEW=ON")
endif()
if(MOVETEXT_STATIC AND MOVETEXT_SERVER)
  message(FATAL_ERROR "the server is not linked statically: -DMOVETEXT_STATIC=ON wants -DMOVETEXT_SERVER=OFF")
endif()
foreach(kind TESTS BENCH FUZZERS)
  if(MOVETEXT_BUILD_${kind} AND NOT MOVETEXT_SERVER)
    message(FATAL_ERROR "they try the server, too: -DMOVETEXT_BUILD_${kind}=ON wants -DMOVETEXT_SERVER=ON")
  endif()
endforeach()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)  # a static library need not wait for others: nothing is linked into it
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

option(MOVETEXT_PRECOMPILE "Compile the headers of the standard library once" ${MOVETEXT_BUILD_TESTS})
find_program(MOVETEXT_CCACHE ccache)
if(MOVETEXT_CCACHE)
  # ccache stores results with precompiled headers only if a setting states that they contain no times and no
  # relevant definitions; -fpch-preprocess lets it examine them.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;${MOVETEXT_CCACHE}")
  if(MOVETEXT_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

if(PROJECT_IS_TOP_LEVEL)  # another project chooses its own warnings
  add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # These report the standard library's own functions when they are inlined: strings (GCC bugs 105651 and
  # 105329) and optional values (bug 80635).
  add_compile_options(-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
    -Wno-maybe-uninitialized)
endif()
if(MOVETEXT_WERROR)
  add_compile_options(-Werror)
endif()
if(MOVETEXT_SANITIZE AND MOVETEXT_BUILD_TESTS)  # lld links the hundred programs in a third of the time
  find_program(MOVETEXT_LLD ld.lld)
  if(MOVETEXT_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
  # Programs at a fixed address start in two thirds of the time: in others the sanitizers have hundreds of
  # thousands of addresses to relocate.
  add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
endif()
if(MOVETEXT_SANITIZE)
  # vptr needs type information, without which the core is built.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(NOT MOVETEXT_SANITIZE_FULLY)
    # Checks before each access to a member take a third of the compile time, and AddressSanitizer finds
    # nearly all of the same errors; checks at the end of every scope take another fifth. Checks of pointer
    # arithmetic take a tenth of the time, and make up four fifths of the locations named by the checks, which
    # the search for leaks reads at the end of every program. The fuzzers are built with all of them.
    add_compile_options(-fno-sanitize=null,alignment,object-size,pointer-overflow -fno-sanitize-address-use-after-scope)
  endif()
  if(MOVETEXT_BUILD_TESTS)
    # With sanitizers, GCC wrongly reports that an empty std::optional is read before it has a value, and that
    # a short string is copied beyond its end.
    add_compile_options("$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")
  endif()
  add_link_options(-fsanitize=address,undefined)
endif()
if(MOVETEXT_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()
if(MOVETEXT_BUILD_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)  # coverage of the libraries, not only of the target's own file
endif()
