# Installs these components with "cmake --install": the program (with man pages and completions), the server,
# the library, and the development files (headers, a CMake package, a pkg-config file).
include(CMakePackageConfigHelpers)

# One library for users, made of all rooms except the command line, the server, the drawing of PNG (which needs
# cairo), the TOML library, and databases (which
# need SQLite).
get_property(rooms GLOBAL PROPERTY MOVETEXT_ROOMS)
list(FILTER rooms EXCLUDE REGEX "^(cli|server)(/|$)|^board/png$|^toml$|^sqlite$|^database/")
add_library(movetext_library STATIC)
add_library(movetext::movetext ALIAS movetext_library)
set(libraries movetext_library)
if(NOT MOVETEXT_STATIC)  # objects of a static program do not fit into a shared library
  add_library(movetext_shared SHARED)
  add_library(movetext::shared ALIAS movetext_shared)
  list(APPEND libraries movetext_shared)
endif()
set(so_version "${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")  # before 1.0, each minor version may change the ABI
set_target_properties(movetext_library PROPERTIES EXPORT_NAME movetext)
if(TARGET movetext_shared)
  set_target_properties(movetext_shared PROPERTIES EXPORT_NAME shared VERSION "${PROJECT_VERSION}" SOVERSION "${so_version}"
    EXCLUDE_FROM_ALL $<NOT:$<BOOL:${MOVETEXT_INSTALL}>>)
endif()
foreach(library IN LISTS libraries)
  set_target_properties(${library} PROPERTIES OUTPUT_NAME movetext LINKER_LANGUAGE CXX
    LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}" ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
  target_compile_features(${library} PUBLIC cxx_std_20)
  target_link_libraries(${library} PUBLIC
    Threads::Threads ZLIB::ZLIB BZip2::BZip2 LibLZMA::LibLZMA PkgConfig::zstd PkgConfig::md EXPAT::EXPAT)
  target_include_directories(${library} INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
endforeach()
foreach(room IN LISTS rooms)
  mt_room_target(target ${room})
  get_target_property(kind ${target} TYPE)
  foreach(library IN LISTS libraries)
    if(NOT kind STREQUAL "INTERFACE_LIBRARY")
      target_sources(${library} PRIVATE $<TARGET_OBJECTS:${target}>)
    endif()
  endforeach()
endforeach()
if(NOT MOVETEXT_INSTALL)
  return()
endif()

# "./run" builds only what it needs, and sources may have changed. Therefore the installed targets are built
# first.
set(installed ${libraries})
if(MOVETEXT_PROGRAM)
  get_property(private_targets GLOBAL PROPERTY MOVETEXT_PRIVATE_TARGETS)
  list(APPEND installed movetext pages ${private_targets})
endif()
list(JOIN installed " " installed_targets)
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target ${installed_targets}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)" ALL_COMPONENTS)

install(TARGETS ${libraries} EXPORT movetextTargets
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library NAMELINK_COMPONENT development
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
foreach(room IN LISTS rooms)
  file(GLOB headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/movetext/${room}/*.hpp"
    "${PROJECT_SOURCE_DIR}/src/movetext/${room}/*.h")
  install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/movetext/${room}" COMPONENT development)
endforeach()
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/movetext")
install(EXPORT movetextTargets NAMESPACE movetext:: DESTINATION "${package_dir}" COMPONENT development)
configure_package_config_file(cmake/movetextConfig.cmake.in "${PROJECT_BINARY_DIR}/movetextConfig.cmake"
  INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/movetextConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/movetextConfig.cmake" "${PROJECT_BINARY_DIR}/movetextConfigVersion.cmake"
  DESTINATION "${package_dir}" COMPONENT development)
file(RELATIVE_PATH prefix_from_pc "/p/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/p")
string(REGEX REPLACE "/$" "" prefix_from_pc "${prefix_from_pc}")
configure_file(packaging/movetext.pc.in "${PROJECT_BINARY_DIR}/movetext.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/movetext.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT development)

if(MOVETEXT_PROGRAM)
  install(TARGETS movetext RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT program)
  list(REMOVE_ITEM private_targets movetext_server)
  if(private_targets)
    install(TARGETS ${private_targets} RUNTIME DESTINATION "${MOVETEXT_PRIVATE_PROGRAMS}" COMPONENT program)
  endif()
  if(TARGET movetext_png)
    install(TARGETS movetext_png LIBRARY DESTINATION "${MOVETEXT_PRIVATE_PROGRAMS}" COMPONENT program)
  endif()
  install(CODE "
    file(GLOB pages \"${MOVETEXT_PAGES}/*.1\")
    foreach(page \${pages})
      execute_process(COMMAND gzip -9nc INPUT_FILE \"\${page}\" OUTPUT_FILE \"\${page}.gz\" COMMAND_ERROR_IS_FATAL ANY)
      file(INSTALL DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1\" TYPE FILE FILES \"\${page}.gz\")
    endforeach()
  " COMPONENT program)
  install(FILES "${MOVETEXT_PAGES}/movetext.bash" RENAME movetext
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT program)
  # Debian's zsh has a separate directory for the completions of packages.
  if(EXISTS /etc/debian_version)
    set(zsh_directory vendor-completions)
  else()
    set(zsh_directory site-functions)
  endif()
  install(FILES "${MOVETEXT_PAGES}/_movetext" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/${zsh_directory}"
    COMPONENT program)
  install(FILES "${MOVETEXT_PAGES}/movetext.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d"
    COMPONENT program)
  install(FILES README.md CHANGELOG.md CONTRIBUTING.md LICENSE LICENSE.OFL DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT program)
  install(DIRECTORY docs DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT program FILES_MATCHING PATTERN "*.md" PATTERN "*.json" PATTERN "images/*")
  install(DIRECTORY examples DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT program)
endif()

if(MOVETEXT_SERVER)
  install(TARGETS movetext_server RUNTIME DESTINATION "${MOVETEXT_PRIVATE_PROGRAMS}" COMPONENT server)
  install(FILES packaging/movetext.service DESTINATION lib/systemd/system COMPONENT server)
  install(FILES packaging/movetext.sysusers RENAME movetext.conf DESTINATION lib/sysusers.d COMPONENT server)
  # The settings of programs installed in /usr are in /etc. A file that an administrator has changed is not
  # overwritten.
  install(CODE "
    set(settings \"\${CMAKE_INSTALL_PREFIX}/etc/movetext\")
    if(CMAKE_INSTALL_PREFIX STREQUAL \"/usr\")
      set(settings /etc/movetext)
    endif()
    if(NOT EXISTS \"\$ENV{DESTDIR}\${settings}/server.toml\")
      file(INSTALL DESTINATION \"\${settings}\" TYPE FILE FILES \"${PROJECT_SOURCE_DIR}/packaging/server.toml\")
    endif()
  " COMPONENT server)
endif()
if(NOT MOVETEXT_STATIC)
  include(Packages)
endif()
