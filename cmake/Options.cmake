# The options of a build, and the compiler flags of all targets. As a part of another project, only the
# library is built.
option(MOVETEXT_FILES "Build support for files; if OFF, only the core is built, which needs no libraries" ON)
option(MOVETEXT_PROGRAM "Build the command line" ${PROJECT_IS_TOP_LEVEL})
option(MOVETEXT_VIEW "Build the game viewer for the terminal (needs ncurses)" ${MOVETEXT_PROGRAM})
option(MOVETEXT_SERVER "Build the game server" ${MOVETEXT_PROGRAM})
option(MOVETEXT_STATIC "Link the program without the server statically, without PNG" OFF)
option(MOVETEXT_INSTALL "Define the installation" ${PROJECT_IS_TOP_LEVEL})
option(MOVETEXT_BUILD_TESTS "Build the tests (needs GoogleTest, the program and the server)" ${MOVETEXT_SERVER})
option(MOVETEXT_BUILD_BENCH "Build the benchmarks (needs Google Benchmark)" OFF)
option(MOVETEXT_BUILD_FUZZERS "Build libFuzzer targets (needs clang)" OFF)
option(MOVETEXT_FIXED_PERFT "Compile a separate perft for each draughts game: faster, but a megabyte larger" ON)
set(MOVETEXT_EXTRA_FAMILIES "" CACHE STRING "Folders of additional game families outside src/")
option(MOVETEXT_UNITY "Compile several files of a room together, which is faster" ON)
option(MOVETEXT_HOT_ALONE "Compile files with inner loops one by one, which is slower, but makes faster programs" ON)
option(MOVETEXT_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(MOVETEXT_SANITIZE_FULLY "With MOVETEXT_SANITIZE: use all checks, which takes longer to compile" OFF)
option(MOVETEXT_COVERAGE "Build with gcov counters" OFF)
option(MOVETEXT_WERROR "Treat warnings as errors" OFF)
if(MOVETEXT_SERVER AND NOT MOVETEXT_PROGRAM)
  message(FATAL_ERROR "the server is a part of the program: -DMOVETEXT_SERVER=ON needs -DMOVETEXT_PROGRAM=ON")
endif()
if(MOVETEXT_VIEW AND NOT MOVETEXT_PROGRAM)
  message(FATAL_ERROR "the viewer is a part of the program: -DMOVETEXT_VIEW=ON needs -DMOVETEXT_PROGRAM=ON")
endif()
if(MOVETEXT_PROGRAM AND NOT MOVETEXT_FILES)
  message(FATAL_ERROR "the program reads files: -DMOVETEXT_PROGRAM=ON needs -DMOVETEXT_FILES=ON")
endif()
if(MOVETEXT_STATIC AND MOVETEXT_PROGRAM AND NOT MOVETEXT_VIEW)
  message(FATAL_ERROR "the static program includes the viewer; use -DMOVETEXT_STATIC=ON with -DMOVETEXT_VIEW=ON")
endif()
if(MOVETEXT_STATIC AND MOVETEXT_SERVER)
  message(FATAL_ERROR "the server is not linked statically: -DMOVETEXT_STATIC=ON needs -DMOVETEXT_SERVER=OFF")
endif()
foreach(kind TESTS BENCH FUZZERS)
  if(MOVETEXT_BUILD_${kind} AND NOT MOVETEXT_SERVER)
    message(FATAL_ERROR "-DMOVETEXT_BUILD_${kind}=ON also covers the server, so it needs -DMOVETEXT_SERVER=ON")
  endif()
endforeach()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)  # a static library need not wait for other libraries, since nothing is linked into it
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

option(MOVETEXT_PRECOMPILE "Compile the headers of the standard library once" ${MOVETEXT_BUILD_TESTS})
find_program(MOVETEXT_CCACHE ccache)
if(MOVETEXT_CCACHE)
  # ccache stores results with precompiled headers only if CCACHE_SLOPPINESS states that the headers contain
  # no times and no relevant definitions. -fpch-preprocess lets ccache examine the headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;${MOVETEXT_CCACHE}")
  if(MOVETEXT_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

if(PROJECT_IS_TOP_LEVEL)  # another project chooses its own warnings
  add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC wrongly reports the standard library's own functions when they are inlined: strings (GCC bugs 105651
  # and 105329) and optional values (bug 80635).
  add_compile_options(-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
    -Wno-maybe-uninitialized)
endif()
if(MOVETEXT_WERROR)
  add_compile_options(-Werror)
endif()
if(MOVETEXT_SANITIZE AND MOVETEXT_BUILD_TESTS)  # lld links the hundred programs in a third of the time of the default linker
  find_program(MOVETEXT_LLD ld.lld)
  if(MOVETEXT_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
  # Programs at a fixed address start in two thirds of the time. At other addresses, hundreds of thousands of
  # addresses of the sanitizers must be relocated at the start.
  add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
endif()
if(MOVETEXT_SANITIZE)
  # the check vptr needs type information, but the core is built without it
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(NOT MOVETEXT_SANITIZE_FULLY)
    # Some checks are left out here; the fuzzers use all of them.
    # - Checks before each access to a member take a third of the compile time. AddressSanitizer finds nearly all of
    #   the same errors.
    # - Checks at the end of every scope take a fifth of the compile time.
    # - Checks of pointer arithmetic take a tenth of it. They also make up four fifths of the source locations in
    #   the program, which the leak search reads at the end of every program.
    add_compile_options(-fno-sanitize=null,alignment,object-size,pointer-overflow -fno-sanitize-address-use-after-scope)
  endif()
  if(MOVETEXT_BUILD_TESTS)
    # With sanitizers, GCC wrongly reports that an empty std::optional is read and that a short string is
    # copied past its end.
    add_compile_options("$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")
  endif()
  add_link_options(-fsanitize=address,undefined)
endif()
if(MOVETEXT_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()
if(MOVETEXT_BUILD_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)  # measures the coverage of the libraries, too
endif()
