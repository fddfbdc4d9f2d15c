# The command line. The parts of the program find each other by the same relative path in the build tree and
# after installation: MOVETEXT_PRIVATE, relative to the directory of the program.
set(MOVETEXT_PRIVATE_PROGRAMS "${CMAKE_INSTALL_LIBEXECDIR}/movetext" CACHE INTERNAL "")
file(RELATIVE_PATH private_programs "/usr/${CMAKE_INSTALL_BINDIR}" "/usr/${MOVETEXT_PRIVATE_PROGRAMS}")

# The used part of RE2 is linked statically: loading it as a library would slow down each start.
find_library(re2_archive NAMES libre2.a)
if(NOT re2_archive)
  set(re2_archive PkgConfig::re2)
endif()
mt_library(cli
  SOURCES archive_jobs.cpp archive_listener.cpp archive_options.cpp check.cpp commands.cpp common_options.cpp
          check_searches.cpp completion.cpp console.cpp convert.cpp count.cpp crosstable.cpp crosstable_writer.cpp diagram.cpp diagram_output.cpp diagram_style.cpp diff.cpp draw.cpp draw_records.cpp drawn.cpp export.cpp file_advice.cpp file_clashes.cpp games.cpp
          help.cpp invocation.cpp make_job.cpp manual.cpp merge.cpp game_point.cpp moves.cpp one_game.cpp parse.cpp pattern.cpp perft.cpp picture_files.cpp
          png_module.cpp position.cpp private_part.cpp progress.cpp read_archive_options.cpp record_choice.cpp record_diagrams.cpp reporter.cpp run.cpp signals.cpp table_columns.cpp terminal.cpp tree.cpp unknown_option.cpp view.cpp words.cpp
  USES text board record tournament formats/table formats/trf games/api games/table replay archive/core archive/stages archive/jobs archive report
  LINK Threads::Threads CLI11::CLI11 ${re2_archive} ${CMAKE_DL_LIBS}
  WITH_EXCEPTIONS SELDOM)
target_compile_definitions(mt_cli PUBLIC MOVETEXT_VERSION="${PROJECT_VERSION}" PRIVATE MOVETEXT_PRIVATE="${private_programs}")
mt_library(cli/view
  SOURCES annotation.cpp canvas.cpp game_files.cpp game_screen.cpp game_view.cpp key.cpp move_flow.cpp summary.cpp viewer.cpp
          viewer_screen.cpp
  USES text record archive cli
  WITH_EXCEPTIONS AT_LEISURE)
# The viewer is built only if ncurses was found.
if(TARGET ncursesw)
  mt_library(cli/view/curses
    SOURCES curses_display.cpp guard.cpp
    USES cli cli/view
    LINK ncursesw
    WITH_EXCEPTIONS SELDOM)
  mt_library(cli/view/command
    SOURCES commands.cpp run_view.cpp
    USES cli cli/view cli/view/curses
    WITH_EXCEPTIONS SELDOM)
endif()
mt_library(cli/perft
  SOURCES commands.cpp parallel_perft.cpp run_perft.cpp
  USES games/api report cli
  LINK Threads::Threads
  WITH_EXCEPTIONS SELDOM)
# The TOML library, for the files of settings. It is not a part of the installed library.
mt_library(toml
  SOURCES settings_file.cpp)
mt_library(cli/engine_commands
  SOURCES analyse.cpp engine.cpp match.cpp match_options.cpp play.cpp
  USES cli
  WITH_EXCEPTIONS SELDOM)
mt_library(cli/engine
  SOURCES analyse.cpp analysis.cpp chosen_engines.cpp commands.cpp dialogue_file.cpp engine.cpp engine_file.cpp engine_terms.cpp input_twice.cpp limit_options.cpp match.cpp match_openings.cpp match_plan.cpp
          match_report.cpp move_lines.cpp peer_service.cpp play.cpp play_report.cpp play_session.cpp statistics_receiver.cpp
  USES text toml record formats/table games/api games/table replay openings archive/stages archive/jobs archive report cli cli/engine_commands engine/api engine/analysis engine/process
       engine/protocol/api engine/protocol/table engine/external engine/serve engine/conformance engine/players engine/match engine/statistics
  WITH_EXCEPTIONS SELDOM)
# Databases of games.
mt_library(sqlite
  SOURCES database.cpp
  LINK PkgConfig::sqlite
  WITH_EXCEPTIONS)
mt_library(database/codec
  HOT byte_hash.cpp decode_block.cpp encode_block.cpp words.cpp)
mt_library(database/file
  SOURCES blocks.cpp database_container.cpp game_facts.cpp open_file.cpp schema.cpp source_text.cpp stored_findings.cpp stored_games.cpp
  USES text sqlite formats/api formats/table archive/core archive/stages archive database/codec
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(database/index
  SOURCES add_plan.cpp compact.cpp facts_of.cpp game_writer.cpp index_games.cpp last_unit.cpp name_ids.cpp piece_range.cpp remove_games.cpp verify.cpp
  USES text sqlite record games/api games/table formats/table replay archive/core archive database/codec database/file
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(database/explorer
  SOURCES entry.cpp entry_block.cpp game_tracer.cpp move_figures.cpp run_builder.cpp signature.cpp
  HOT item_sort.cpp
  USES base record tournament games/api archive
  WITH_EXCEPTIONS)
mt_library(database/positions
  SOURCES candidates.cpp explore.cpp figures_table.cpp legal_moves.cpp novelty.cpp position_store.cpp segment_builder.cpp segments.cpp select_games.cpp stored_traces.cpp
  USES text sqlite record games/api archive/core database/explorer database/file database/index
  WITH_EXCEPTIONS)
mt_library(database/select
  SOURCES filtered_games.cpp material_bounds.cpp opening_moves.cpp position_games.cpp row_condition.cpp stored_row.cpp unit_finder.cpp
  USES record games/api games/table replay sqlite archive/core archive/stages database/explorer database/file database/positions
  WITH_EXCEPTIONS)
mt_library(cli/database_commands
  SOURCES explore.cpp index.cpp
  USES cli
  WITH_EXCEPTIONS SELDOM)
mt_library(cli/database
  SOURCES check.cpp commands.cpp explore.cpp explore_report.cpp index.cpp maintenance.cpp position_tables.cpp
  USES text sqlite record archive report cli cli/database_commands database/file database/index database/positions database/select
  WITH_EXCEPTIONS SELDOM)
mt_library(cli/server_commands
  SOURCES admin.cpp deliver.cpp mail.cpp serve.cpp server_commands.cpp verify.cpp
  USES cli cli/engine_commands cli/database_commands
  WITH_EXCEPTIONS SELDOM)

# mt_private_program(PART USES ...): defines the program movetext_PART, which runs some of the commands, in
# the directory of private programs.
function(mt_private_program PART)
  mt_program(movetext_${PART} ${ARGN})
  set_target_properties(movetext_${PART} PROPERTIES OUTPUT_NAME movetext-${PART}
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${MOVETEXT_PRIVATE_PROGRAMS}")
  set_property(GLOBAL APPEND PROPERTY MOVETEXT_PRIVATE_TARGETS movetext_${PART})
endfunction()

if(MOVETEXT_STATIC)
  # A single file, including the engines.
  mt_program(movetext FILE movetext_static USES cli cli/perft cli/view/command cli/engine cli/database cli/server_commands database/select)
  target_link_options(movetext PRIVATE -static)
else()
  mt_program(movetext USES cli cli/server_commands)
  set_target_properties(movetext PROPERTIES MOVETEXT_COUNTS_BY_LISTS ON)  # this program does not contain perft
  # Commands that are not needed for work on records are in separate programs; ./run builds each of them when
  # one of its commands is run.
  mt_private_program(perft USES cli cli/perft)
  mt_private_program(engine USES cli cli/engine database/select)
  mt_private_program(database USES cli cli/database database/select)
  if(TARGET mt_cli_view_command)
    mt_private_program(view USES cli cli/view/command database/select)
  endif()
  # libstdc++ is linked statically, because looking up its names took three quarters of each start. The PNG
  # module uses the shared libstdc++; this works because the module and the program pass strings and pictures
  # to each other, but no exceptions.
  get_property(private_targets GLOBAL PROPERTY MOVETEXT_PRIVATE_TARGETS)
  foreach(program movetext ${private_targets})
    target_link_options(${program} PRIVATE $<$<CONFIG:Release>:-static-libstdc++ -static-libgcc>)
  endforeach()
endif()

# PNG is optional: without cairo, diagrams are only text and SVG. The program loads the module when it draws
# its first PNG: loading cairo and its dependencies at each start would take longer than the rest of the
# start.
if(NOT MOVETEXT_STATIC AND PkgConfig_FOUND)
  pkg_check_modules(cairo QUIET IMPORTED_TARGET GLOBAL cairo)
endif()
if(TARGET PkgConfig::cairo)
  mt_library(board/png
    SOURCES render_png.cpp
    USES board
    LINK PkgConfig::cairo
    AT_LEISURE)
  set(png_room board/png)
  add_library(movetext_png MODULE board/png/module.cpp)
  set_target_properties(movetext_png PROPERTIES PREFIX "" OUTPUT_NAME movetext-png
    LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${MOVETEXT_PRIVATE_PROGRAMS}")
  target_link_libraries(movetext_png PRIVATE mt_board_png)
  target_compile_definitions(mt_cli PRIVATE MOVETEXT_WITH_PNG)
  add_dependencies(movetext movetext_png)
endif()

# The man pages and the shell completions agree with --help: all are made from the same table.
mt_program(movetext_describe USES cli cli/server_commands)
set(MOVETEXT_PAGES "${PROJECT_BINARY_DIR}/pages" CACHE INTERNAL "")
add_custom_command(
  OUTPUT "${MOVETEXT_PAGES}/movetext.1"
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${MOVETEXT_PAGES}"
  COMMAND movetext_describe "${MOVETEXT_PAGES}"
  DEPENDS movetext_describe
  COMMENT "Writing man pages and shell completions"
  VERBATIM)
add_custom_target(pages ALL DEPENDS "${MOVETEXT_PAGES}/movetext.1")

if(NOT MOVETEXT_SERVER)
  return()
endif()
include(server/rooms.cmake)
mt_library(cli/server
  SOURCES admin.cpp admin_files.cpp admin_games.cpp admin_log.cpp admin_mail.cpp admin_report.cpp admin_users.cpp commands.cpp deliver.cpp
          mail.cpp mail_json.cpp mailbox.cpp serve.cpp server_settings.cpp verified.cpp verify.cpp
  USES text archive report cli cli/server_commands server/crypto server/domain server/store server/protocol/commands
       server/protocol/mail server/app server/transport/lmtp server/transport/smtp server/runtime server/admin
  WITH_EXCEPTIONS SELDOM)
mt_private_program(server USES cli cli/server)
