# The Debian packages, one per component (cpack -G DEB): movetext, movetext-server, the shared library, and
# the development files. If SOURCE_DATE_EPOCH is set, the same source always produces the same bytes.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The movetext authors")
set(CPACK_PACKAGE_CONTACT "The movetext authors <maintainers@users.noreply.movetext.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own summary
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_COMPONENTS_ALL "")
set(this_version "(= ${PROJECT_VERSION}-1)")
configure_file(packaging/debian/changelog.in packages/changelog.Debian @ONLY)

# mt_package(COMPONENT NAME SECTION section SUMMARY line DESCRIPTION text [DEPENDS line] [SUGGESTS line] [SCRIPTS file...])
macro(mt_package COMPONENT NAME)
  cmake_parse_arguments(PACKAGE "" "SECTION;SUMMARY;DESCRIPTION;DEPENDS;SUGGESTS" "SCRIPTS" ${ARGN})
  string(TOUPPER ${COMPONENT} upper)
  list(APPEND CPACK_COMPONENTS_ALL ${COMPONENT})
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME "${NAME}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION "${PACKAGE_SECTION}")
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${PACKAGE_SUMMARY}\n${PACKAGE_DESCRIPTION}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${PACKAGE_DEPENDS}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_SUGGESTS "${PACKAGE_SUGGESTS}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_CONTROL_EXTRA "${PACKAGE_SCRIPTS}")
  # The files that Debian requires in every package: the copyright and the changelog, which is compressed
  # without a date.
  set(directory "${PROJECT_BINARY_DIR}/packages/${NAME}")
  install(CODE "
    file(MAKE_DIRECTORY \"${directory}\")
    execute_process(COMMAND gzip -9nc INPUT_FILE \"${PROJECT_SOURCE_DIR}/CHANGELOG.md\"
      OUTPUT_FILE \"${directory}/changelog.gz\" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND gzip -9nc INPUT_FILE \"${PROJECT_BINARY_DIR}/packages/changelog.Debian\"
      OUTPUT_FILE \"${directory}/changelog.Debian.gz\" COMMAND_ERROR_IS_FATAL ANY)
    file(INSTALL DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/doc/${NAME}\" TYPE FILE
      FILES \"${PROJECT_SOURCE_DIR}/packaging/copyright\" \"${directory}/changelog.gz\" \"${directory}/changelog.Debian.gz\")
  " COMPONENT ${COMPONENT})
endmacro()

set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY =)
mt_package(library "libmovetext${so_version}" SECTION libs
  SUMMARY "library for recorded board games"
  DESCRIPTION "The shared library of movetext: rules, notations and record formats of
draughts, chess, xiangqi, Othello and backgammon, for programs that are linked with it."
  SCRIPTS "${PROJECT_SOURCE_DIR}/packaging/debian/triggers")
mt_package(development libmovetext-dev SECTION libdevel
  DEPENDS "libmovetext${so_version} ${this_version}, zlib1g-dev, libbz2-dev, liblzma-dev, libzstd-dev, libmd-dev, libexpat1-dev, pkg-config"
  SUMMARY "library for recorded board games (development files)"
  DESCRIPTION "Headers, a static library, a CMake package and a pkg-config file to build
programs on movetext: rules, notations and record formats of draughts, chess,
xiangqi, Othello and backgammon.")
if(MOVETEXT_PROGRAM)
  mt_package(program movetext SECTION utils
    SUGGESTS "movetext-server"
    SUMMARY "keep recorded board games readable, correct and playable"
    DESCRIPTION "movetext checks, repairs, converts, sorts and draws records of board games:
draughts under every rule set that PDN numbers, chess, xiangqi, Othello and
backgammon.
It reads every dialect of PDN, PGN and .mat and writes one canonical form of
each.")
endif()
if(MOVETEXT_SERVER)
  # The system user is created by a program of systemd that is also available on systems without systemd.
  set(scripts "${PROJECT_SOURCE_DIR}/packaging/debian")
  mt_package(server movetext-server SECTION net
    DEPENDS "movetext ${this_version}, systemd-standalone-sysusers | systemd-sysusers"
    SUGGESTS "postfix | mail-transport-agent, postgresql"
    SUMMARY "server for board games by e-mail"
    DESCRIPTION "Draughts of all rule sets, chess, xiangqi, Othello and backgammon by mail:
the server takes mails by LMTP or from a pipe, plays what they say, and sends
boards back. It keeps games in SQLite or PostgreSQL and loses nothing when it
is killed."
    SCRIPTS "${scripts}/conffiles" "${scripts}/postinst" "${scripts}/prerm" "${scripts}/postrm")
else()
  set(left_out "the package movetext-server is left out: this build has no server (-DMOVETEXT_SERVER=ON)")
  message(STATUS "${left_out}")
  install(CODE "message(NOTICE \"${left_out}\")" COMPONENT program)
endif()
include(CPack)
