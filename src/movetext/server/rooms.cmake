# The libraries of the game server, in dependency order. Libraries marked WITH_EXCEPTIONS may throw. The domain and the
# libraries of mails (server/words, server/protocol) use no store, socket or clock.

mt_library(server/crypto
  SOURCES base32.cpp digest.cpp library.cpp password.cpp random.cpp secret.cpp
  LINK PkgConfig::sodium
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(server/domain
  SOURCES account.cpp act.cpp act_beside.cpp act_confirm.cpp act_end.cpp act_move.cpp act_offer.cpp act_offered.cpp
          event.cpp family.cpp game.cpp game_clock.cpp look_at_move.cpp phrase.cpp queue.cpp rating.cpp refusal.cpp
          standing_offer.cpp start_array.cpp terms.cpp time_control.cpp
  USES base text games/api games/table replay
  AT_LEISURE)

mt_library(server/words/boards
  SOURCES board_diagram.cpp board_html.cpp board_picture.cpp board_text.cpp points_html.cpp
  USES base text board games/api games/table ${png_room}
  AT_LEISURE)
if(TARGET mt_board_png)
  target_compile_definitions(mt_server_words_boards PRIVATE MOVETEXT_WITH_PNG)
endif()
file(GLOB help_texts CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/server/words/help/*.txt")
set(help_source "${CMAKE_CURRENT_BINARY_DIR}/help_texts.cpp")
add_custom_command(
  OUTPUT "${help_source}"
  COMMAND "${CMAKE_COMMAND}" "-DTEXTS=${help_texts}" "-DOUT=${help_source}"
          -P "${PROJECT_SOURCE_DIR}/cmake/HelpTexts.cmake"
  DEPENDS ${help_texts} "${PROJECT_SOURCE_DIR}/cmake/HelpTexts.cmake"
  COMMENT "Making a source file of the help pages"
  VERBATIM)
mt_library(server/words
  SOURCES account_mail.cpp answer_mail.cpp board_mail.cpp command_list.cpp english.cpp examples.cpp game_page.cpp
          help_page.cpp language.cpp lists.cpp mail_body.cpp move_list.cpp offer_mail.cpp own_texts.cpp player_name.cpp
          quantities.cpp text_lines.cpp text_pattern.cpp text_table.cpp
  USES base text games/api games/table server/domain server/words/boards
  AT_LEISURE)
target_sources(mt_server_words PRIVATE "${help_source}")
set_source_files_properties("${help_source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

mt_library(server/store
  SOURCES accounts.cpp change_listeners.cpp game_select.cpp games.cpp job_queue.cpp keys.cpp mails.cpp migrations.cpp
          ratings.cpp read_rows.cpp schema.cpp schema_text.cpp statements.cpp store.cpp stored_words.cpp transaction.cpp
          turns.cpp
  USES text server/domain
  LINK Threads::Threads PkgConfig::md
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(server/store/sqlite
  SOURCES backup.cpp breakdown.cpp commit_reporter.cpp connection.cpp disk.cpp journal_keeper.cpp schema.cpp
          sqlite_store.cpp syncer.cpp writer.cpp
  USES server/store
  LINK PkgConfig::sqlite
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(server/store/postgresql
  SOURCES batcher.cpp binary.cpp bulletin.cpp change_text.cpp connect.cpp job_session.cpp job_transaction.cpp link.cpp
          postgresql_store.cpp read_ahead.cpp schema.cpp
  USES text server/store
  LINK PkgConfig::libpq
  WITH_EXCEPTIONS AT_LEISURE)

mt_library(server/protocol/commands
  SOURCES account_shapes.cpp arguments.cpp board_shapes.cpp command.cpp command_options.cpp credentials.cpp
          line_words.cpp list_shapes.cpp misread.cpp move_word.cpp read_command.cpp typed_move.cpp verb.cpp
  USES text games/table server/domain
  AT_LEISURE)
mt_library(server/protocol/mail
  SOURCES address.cpp attribution.cpp authentication.cpp auto_reply.cpp body_text.cpp delivery_status.cpp evidence.cpp
          flowed.cpp greeting.cpp html_mark.cpp html_text.cpp intake.cpp introduction.cpp mail_footer.cpp
          mail_headers.cpp mail_lines.cpp mime.cpp order.cpp outgoing_mail.cpp own_mail.cpp parts.cpp quoted_head.cpp
          raw_mail.cpp scrub.cpp shown_mail.cpp token.cpp yes_or_no.cpp
  USES base text server/crypto server/domain server/words/boards server/words server/protocol/commands
  LINK PkgConfig::gmime
  WITH_EXCEPTIONS AT_LEISURE)
mt_library(server/app
  SOURCES account_commands.cpp account_name.cpp addressed_mail.cpp answered_question.cpp archive_file.cpp archivist.cpp
          board_address.cpp board_answered.cpp board_commands.cpp board_filter.cpp board_page.cpp challenge_commands.cpp
          command_context.cpp command_topics.cpp compose_answer.cpp confirm.cpp continuations.cpp dice.cpp
          engine_rules.cpp event_id.cpp game_cache.cpp game_mails.cpp game_record.cpp game_view.cpp held_commands.cpp
          help_commands.cpp inbox.cpp leave.cpp list_commands.cpp look_commands.cpp mail_facts.cpp mail_kinds.cpp
          mails_due.cpp message_commands.cpp notices.cpp player_limits.cpp policy_commands.cpp question_kinds.cpp
          questions.cpp rated_game.cpp received_mail.cpp requester_of.cpp run_command.cpp run_order.cpp send_answer.cpp
          send_mail.cpp settings_commands.cpp sole_address.cpp stranger.cpp sweeper.cpp titles.cpp unit_of_work.cpp
          verbs.cpp verify.cpp watch_commands.cpp write_mail.cpp
  USES text record formats/table games/api replay server/crypto server/domain server/store server/protocol/commands server/protocol/mail
       server/words/boards server/words
  WITH_EXCEPTIONS AT_LEISURE)

mt_library(server/engines
  SOURCES decide.cpp engine_account.cpp engines.cpp ready_player.cpp
  USES games/api engine/api engine/protocol/api engine/external engine/players server/domain server/store server/words
       server/app
  LINK Threads::Threads
  WITH_EXCEPTIONS AT_LEISURE)

mt_library(server/transport
  SOURCES endpoint.cpp
  USES text
  WITH_EXCEPTIONS SELDOM)
mt_library(server/transport/lmtp
  SOURCES client.cpp connection.cpp door.cpp pace.cpp path.cpp peer.cpp server.cpp session.cpp
  USES text server/transport
  LINK Boost::headers Threads::Threads
  WITH_EXCEPTIONS SELDOM)
mt_library(server/transport/smtp
  SOURCES backoff.cpp directory_mailbox.cpp directory_transport.cpp outbox.cpp relay.cpp
  USES text archive server/crypto server/domain server/store
  LINK CURL::libcurl Threads::Threads
  WITH_EXCEPTIONS SELDOM)

mt_library(server/runtime
  SOURCES backups.cpp clockwork.cpp config_engines.cpp config_keys.cpp config_text.cpp config_values.cpp data_directory.cpp engine_staff.cpp key_file.cpp
          key_mark.cpp log.cpp log_text.cpp metrics.cpp node.cpp notify_manager.cpp policy_of.cpp read_config.cpp
          readiness.cpp rendering_transport.cpp running_mark.cpp secret.cpp signals.cpp status_listener.cpp
          stop_sequence.cpp
  USES text toml games/table engine/process engine/protocol/table server/crypto server/domain
       server/words server/store server/store/sqlite server/store/postgresql server/app server/engines
       server/transport server/transport/lmtp server/transport/smtp
  LINK Threads::Threads Boost::headers
  WITH_EXCEPTIONS SELDOM)
mt_library(server/admin
  SOURCES game_report.cpp office.cpp outbox_report.cpp restore.cpp rotate_key.cpp user_report.cpp
  USES text server/crypto server/domain server/store server/store/sqlite server/protocol/commands server/protocol/mail server/words
       server/app server/runtime server/runtime
  WITH_EXCEPTIONS SELDOM)

