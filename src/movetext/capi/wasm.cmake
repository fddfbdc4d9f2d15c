# The library as a single WebAssembly file. It imports nothing and exports the functions of movetext.h.
add_executable(movetext_wasm "${CMAKE_CURRENT_LIST_DIR}/no_files.c")
set_target_properties(movetext_wasm PROPERTIES OUTPUT_NAME movetext SUFFIX .wasm LINKER_LANGUAGE CXX)
target_link_libraries(movetext_wasm PRIVATE mt_capi)
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/movetext.h" exports REGEX "^[a-z].* [*]?mt_[a-z_]+[(]")
list(TRANSFORM exports REPLACE "^[^(]*[ *](mt_[a-z_]+)[(].*$" "-Wl,--export=\\1")
target_link_options(movetext_wasm PRIVATE -mexec-model=reactor ${exports}
  -Wl,--gc-sections,--strip-all,-z,stack-size=1048576,--max-memory=1073741824)
