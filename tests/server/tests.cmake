# The tests of the game server. The file is included, so paths are relative to tests/.
mt_test(server_domain_test
  SOURCES server/domain/acts_test.cpp server/domain/clock_test.cpp server/domain/confirm_test.cpp
          server/domain/lifecycle_test.cpp server/domain/match_test.cpp
          server/domain/offers_test.cpp server/domain/rating_test.cpp server/domain/repeats_test.cpp
          server/domain/terms_test.cpp
  USES server/domain)
target_include_directories(server_domain_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")

# One program and one test, so that all of these tests share one PostgreSQL.
add_executable(store_test
  server/store/accounts_test.cpp server/store/files_test.cpp server/store/games_test.cpp server/store/jobs_test.cpp
  server/store/kill_test.cpp server/store/mail_test.cpp server/store/nodes_test.cpp server/store/rest_test.cpp
  server/store/schema_test.cpp server/store/sync_test.cpp server/store/turns_test.cpp
  server/store/support/postgres_cluster.cpp)
add_executable(store_committer server/store/support/committer_main.cpp)
target_link_libraries(store_committer PRIVATE mt_server_store_sqlite mt_server_store_postgresql)
mt_test_program(store_test)
set_target_properties(store_test PROPERTIES UNITY_BUILD ${MOVETEXT_UNITY} UNITY_BUILD_BATCH_SIZE 6)
target_include_directories(store_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}/server/store")
target_link_libraries(store_test PRIVATE mt_server_store_sqlite mt_server_store_postgresql GTest::gtest_main)
target_compile_definitions(store_test PRIVATE STORE_COMMITTER="$<TARGET_FILE:store_committer>"
  RELEASED_SCHEMA="${CMAKE_CURRENT_SOURCE_DIR}/server/store/schema")
add_dependencies(store_test store_committer)
add_test(NAME store_test COMMAND store_test)
set_tests_properties(store_test PROPERTIES COST 100 ENVIRONMENT GTEST_BRIEF=1)

mt_test(server_crypto_test
  SOURCES server/crypto/crypto_test.cpp
  USES server/crypto)
mt_test(server_commands_test
  SOURCES server/protocol/commands/accounts_test.cpp server/protocol/commands/boards_test.cpp server/protocol/commands/legacy_test.cpp
          server/protocol/commands/reply_test.cpp server/protocol/commands/round_trip_test.cpp
  USES server/protocol/commands server/words server/app)
mt_test(server_mail_test SHARDS 2
  SOURCES server/protocol/mail/body_text_test.cpp server/protocol/mail/outgoing_mail_test.cpp server/protocol/mail/hostile_test.cpp server/protocol/mail/intake_test.cpp
          server/protocol/mail/judgement_test.cpp server/protocol/mail/order_test.cpp server/protocol/mail/own_mail_test.cpp server/protocol/mail/shown_mail_test.cpp
          server/protocol/mail/token_test.cpp
  USES server/protocol/mail server/app)
target_include_directories(server_mail_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
mt_test(server_words_boards_test
  SOURCES server/words/boards/board_html_test.cpp server/words/boards/board_text_test.cpp
  USES games/table server/words/boards)
mt_test(server_words_test
  SOURCES server/words/account_mail_test.cpp server/words/board_mail_test.cpp server/words/help_page_test.cpp
          server/words/language_test.cpp server/words/lists_test.cpp server/words/own_texts_test.cpp
          server/words/text_lines_test.cpp
          server/words/texts_in_sources_test.cpp
  USES server/words)
target_compile_definitions(server_words_test PRIVATE
  MAILS_GOLDEN="${CMAKE_CURRENT_SOURCE_DIR}/server/words/golden"
  MOVETEXT_SERVER_SOURCES="${PROJECT_SOURCE_DIR}/src/movetext/server")
mt_test(server_runtime_test
  SOURCES server/runtime/config_test.cpp server/runtime/log_test.cpp server/runtime/metrics_test.cpp server/runtime/secret_test.cpp
          server/runtime/signals_test.cpp server/runtime/status_listener_test.cpp server/runtime/stop_sequence_test.cpp
  USES toml server/runtime)
target_compile_definitions(server_runtime_test PRIVATE MOVETEXT_DOCS="${PROJECT_SOURCE_DIR}/docs"
  MOVETEXT_PACKAGING="${PROJECT_SOURCE_DIR}/packaging")
foreach(server_test server_words_test server_runtime_test)
  target_include_directories(${server_test} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
endforeach()
mt_test(server_lmtp_test
  SOURCES server/transport/lmtp/door_test.cpp server/transport/lmtp/pace_test.cpp server/transport/lmtp/server_test.cpp server/transport/lmtp/session_test.cpp
          server/transport/lmtp/slow_door_test.cpp
  USES server/transport/lmtp)
target_include_directories(server_lmtp_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/archive")
mt_test(server_smtp_test
  SOURCES server/transport/smtp/directory_mailbox_test.cpp server/transport/smtp/outbox_test.cpp server/transport/smtp/relay_test.cpp
  USES server/transport/smtp)
target_include_directories(server_smtp_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
target_include_directories(server_smtp_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/archive")
mt_test(server_app_test SHARDS 4
  SOURCES server/app/accounts_test.cpp server/app/archive_test.cpp server/app/clocks_test.cpp server/app/game_cache_test.cpp
          server/app/games_test.cpp
          server/app/languages_test.cpp server/app/limits_test.cpp server/app/matches_test.cpp server/app/offers_test.cpp server/app/passwords_test.cpp server/app/post.cpp
          server/app/postgresql_test.cpp server/app/pseudo_language.cpp server/app/questions_test.cpp
          server/app/rows_of_accounts_test.cpp server/app/rows_of_boards_test.cpp
          server/app/rows_of_challenges_test.cpp server/app/rows_of_lists_test.cpp server/app/mails_due_test.cpp
          server/app/same_bytes_test.cpp server/app/typing_test.cpp server/app/verify_test.cpp server/app/watching_test.cpp
          server/store/support/postgres_cluster.cpp
  USES server/app server/store/sqlite server/store/postgresql)
target_include_directories(server_app_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}/server/store")

mt_test(server_engines_test SHARDS 3
  SOURCES server/engines/breaks_test.cpp server/engines/decide_test.cpp server/engines/engines_test.cpp
          server/app/post.cpp server/store/support/postgres_cluster.cpp
  USES server/engines engine/protocol/table server/store/sqlite server/store/postgresql)
target_include_directories(server_engines_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}/server/store"
  "${CMAKE_CURRENT_SOURCE_DIR}/server/engines")

mt_test(server_programs_test SHARDS 2
  SOURCES server/app/post.cpp server/app/programs_test.cpp
  USES server/app server/store/sqlite)
target_include_directories(server_programs_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
target_compile_definitions(server_programs_test PRIVATE
  MAIL_PROGRAMS="${CMAKE_CURRENT_SOURCE_DIR}/server/protocol/mail/programs")

# The real program is killed, or loses its disk, database or relay.
add_executable(kill_test
  server/kill/audit.cpp server/kill/company.cpp server/kill/database_trial.cpp server/kill/disk_trial.cpp server/kill/engines_trial.cpp
  server/kill/first_trial.cpp server/kill/kill_main.cpp server/kill/kill_trial.cpp server/kill/ledger.cpp
  server/kill/lives.cpp server/kill/mail_head.cpp server/kill/nodes.cpp server/kill/nodes_trial.cpp server/kill/player.cpp
  server/kill/post_office.cpp server/kill/power.cpp server/kill/power_trial.cpp server/kill/program.cpp
  server/kill/relay_trial.cpp server/kill/site.cpp server/kill/two_nodes.cpp
  server/load/boards.cpp server/load/wire.cpp server/store/support/postgres_cluster.cpp)
mt_test_flags(kill_test)
set_target_properties(kill_test PROPERTIES UNITY_BUILD ${MOVETEXT_UNITY} UNITY_BUILD_BATCH_SIZE 12)
target_include_directories(kill_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}/server/store")
target_link_libraries(kill_test PRIVATE mt_server_runtime mt_server_store_sqlite mt_server_store_postgresql)
add_dependencies(kill_test movetext movetext_engine movetext_server)
add_library(forgetful_disk MODULE server/kill/forgetful_disk.cpp)
target_link_libraries(forgetful_disk PRIVATE ${CMAKE_DL_LIBS})
target_compile_definitions(kill_test PRIVATE FORGETFUL_DISK="$<TARGET_FILE:forgetful_disk>")
add_dependencies(kill_test forgetful_disk)
function(mt_trial NAME SECONDS)
  add_test(NAME ${NAME} COMMAND kill_test "$<TARGET_FILE:movetext>" ${ARGN})
  set_tests_properties(${NAME} PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT ${SECONDS})
endfunction()
mt_trial(server_kill_test 300 --trial kill --kills 15)
mt_trial(server_power_test 300 --trial power --kills 15)
mt_trial(server_bad_disk_test 300 --trial bad-disk --kills 3)
mt_trial(server_first_start_kill_test 300 --trial first --kills 12)
mt_trial(server_nodes_kill_test 300 --trial nodes --kills 8)
mt_trial(server_database_kill_test 300 --trial database --kills 3)
mt_trial(server_relay_test 300 --trial relay --mails 500)
mt_trial(server_engines_kill_test 300 --trial engines --kills 12)
mt_trial(server_engine_nodes_kill_test 300 --trial engine-nodes --kills 4)
mt_trial(server_full_disk_test 300 --trial disk --kills 2 --disk 24 --moves 800)
mt_test(server_admin_test
  SOURCES server/admin/files_test.cpp server/admin/office_test.cpp
  USES server/admin)
target_include_directories(server_admin_test PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
add_test(NAME server_security_page
  COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/server/named_tests.sh" "${PROJECT_SOURCE_DIR}/docs/server-security.md"
          "${CMAKE_CURRENT_SOURCE_DIR}/server")
add_test(NAME server_postfix_test COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/server/postfix.sh" "$<TARGET_FILE:movetext>")
set_tests_properties(server_postfix_test PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
