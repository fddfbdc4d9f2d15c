# Toolchain for the preset wasm: clang 19 with Debian's C and C++ libraries for wasm32-wasi.
set(CMAKE_SYSTEM_NAME Generic)  # CMake does not know WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
endforeach()
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -fvisibility=hidden -include ${CMAKE_CURRENT_LIST_DIR}/wasm_iterators.hpp")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
