# What "cmake --install" puts where: the two programs, the library with its headers, a CMake package, a pkg-config file, man
# pages and shell completions; and the Debian package made of it (cpack -G DEB).
include(CMakePackageConfigHelpers)

install(TARGETS movetext RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(TARGETS movetext_server RUNTIME DESTINATION "${MOVETEXT_PRIVATE_PROGRAMS}")

# One library for users, made of all rooms but the command line, the server and drawing of PNG (which would
# bring cairo along).
get_property(rooms GLOBAL PROPERTY MOVETEXT_ROOMS)
list(REMOVE_ITEM rooms cli cli/server board/png)
list(FILTER rooms EXCLUDE REGEX "^server/")
add_library(movetext_library STATIC)
set_target_properties(movetext_library PROPERTIES OUTPUT_NAME movetext EXPORT_NAME movetext LINKER_LANGUAGE CXX)
foreach(room IN LISTS rooms)
  mt_room_target(target ${room})
  get_target_property(kind ${target} TYPE)
  if(NOT kind STREQUAL "INTERFACE_LIBRARY")
    target_sources(movetext_library PRIVATE $<TARGET_OBJECTS:${target}>)
  endif()
  file(GLOB headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${room}/*.hpp")
  install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/movetext/${room}")
endforeach()
target_compile_features(movetext_library PUBLIC cxx_std_20)
target_include_directories(movetext_library INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
foreach(package Threads ZLIB BZip2 LibLZMA PkgConfig)
  find_package(${package} REQUIRED)
endforeach()
target_link_libraries(movetext_library PUBLIC
  Threads::Threads ZLIB::ZLIB BZip2::BZip2 LibLZMA::LibLZMA
  $<INSTALL_INTERFACE:PkgConfig::zstd> $<INSTALL_INTERFACE:PkgConfig::md>)

install(TARGETS movetext_library EXPORT movetextTargets ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/movetext")
install(EXPORT movetextTargets NAMESPACE movetext:: DESTINATION "${package_dir}")
configure_package_config_file(cmake/movetextConfig.cmake.in "${PROJECT_BINARY_DIR}/movetextConfig.cmake"
  INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/movetextConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/movetextConfig.cmake" "${PROJECT_BINARY_DIR}/movetextConfigVersion.cmake"
  DESTINATION "${package_dir}")

file(RELATIVE_PATH prefix_from_pc "/p/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/p")
string(REGEX REPLACE "/$" "" prefix_from_pc "${prefix_from_pc}")
configure_file(packaging/movetext.pc.in "${PROJECT_BINARY_DIR}/movetext.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/movetext.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

install(FILES packaging/movetext.service DESTINATION lib/systemd/system)
install(FILES packaging/movetext.sysusers RENAME movetext.conf DESTINATION lib/sysusers.d)
# The settings of programs in /usr are in /etc.  What an administrator has written is not overwritten.
install(CODE [[
  set(settings "${CMAKE_INSTALL_PREFIX}/etc/movetext")
  if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(settings /etc/movetext)
  endif()
]])
install(CODE "
  if(NOT EXISTS \"\$ENV{DESTDIR}\${settings}/server.toml\")
    file(INSTALL DESTINATION \"\${settings}\" TYPE FILE FILES \"${PROJECT_SOURCE_DIR}/packaging/server.toml\")
  endif()
")
install(DIRECTORY "${MOVETEXT_PAGES}/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" FILES_MATCHING PATTERN "*.1")
install(FILES "${MOVETEXT_PAGES}/movetext.bash" RENAME movetext
  DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
# Debian's zsh looks for the completions of packages in a directory of its own.
if(EXISTS /etc/debian_version)
  set(zsh_directory vendor-completions)
else()
  set(zsh_directory site-functions)
endif()
install(FILES "${MOVETEXT_PAGES}/_movetext" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/${zsh_directory}")
install(FILES "${MOVETEXT_PAGES}/movetext.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
install(FILES README.md CHANGELOG.md DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY docs DESTINATION "${CMAKE_INSTALL_DOCDIR}" FILES_MATCHING PATTERN "*.md")
install(DIRECTORY examples DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES packaging/copyright DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME movetext)
set(CPACK_PACKAGE_VENDOR "The movetext authors")
set(CPACK_PACKAGE_CONTACT "The movetext authors <maintainers@users.noreply.movetext.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "keep recorded board games readable, correct and playable")
set(CPACK_PACKAGE_DESCRIPTION
  "movetext checks, repairs, converts, sorts and draws records of board games:
draughts under every rule set that PDN numbers, chess, backgammon and more.
It reads every dialect of PDN, PGN and .mat and writes one canonical form of
each. Its server plays all of these games by e-mail.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The user is made by systemd's program, which is also there without systemd.  Scripts: packaging/debian.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd-standalone-sysusers | systemd-sysusers")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postfix | mail-transport-agent, postgresql")
set(scripts "${PROJECT_SOURCE_DIR}/packaging/debian")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  "${scripts}/conffiles;${scripts}/postinst;${scripts}/prerm;${scripts}/postrm")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
