#include "movetext/server/runtime/config_keys.hpp"

#include "movetext/server/app/policy.hpp"

#include <array>

namespace mt::server::runtime {
namespace {

// A function that returns the pointer to the value of a row.
#define MT_AT(member) [](Config& c) -> ConfigField { return &c.member; }

// Returns a row for a number or a duration from `least` to `most`.
constexpr ConfigKey ranged(std::string_view section, std::string_view name, ConfigField (*field)(Config&),
                           std::string_view meaning, std::int64_t least, std::int64_t most) {
  return {section, name, field, meaning, ConfigRule::any, {}, least, most};
}

constexpr std::int64_t year = 366 * day_long;

constexpr auto keys = std::to_array<ConfigKey>({
    {"server", "host", MT_AT(server.host), "Domain of the server's mail addresses: the part after the @.",
     ConfigRule::word},
    {"server", "data", MT_AT(server.data),
     "Directory in which the server stores all its data. Relative file names in these settings are "
     "relative to it."},

    {"store", "driver", MT_AT(store.driver),
     "Database for accounts and games: sqlite is a file on this machine, postgresql is a database "
     "that several nodes can share.",
     ConfigRule::choice, "sqlite|postgresql"},
    {"store", "file", MT_AT(store.file), "File of the sqlite database."},
    {"store", "url_file", MT_AT(store.url_file),
     "File with the connection string of postgresql. Its mode must be 0600, because the string may "
     "contain a password. The environment variable MOVETEXT_STORE_URL takes precedence."},
    {"store",
     "batch",
     MT_AT(store.batch),
     "Maximum number of commands that are committed together.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"store",
     "batch_wait",
     MT_AT(store.batch_wait),
     "How long a command may wait for other commands, to be committed together with them.",
     ConfigRule::any,
     {},
     0,
     second_long},
    {"store",
     "queue",
     MT_AT(store.queue),
     "Maximum number of commands that wait for the database. Beyond it, mail is deferred and requests "
     "are refused.",
     ConfigRule::any,
     {},
     10,
     1000000},
    {"store",
     "readers",
     MT_AT(store.readers),
     "Number of connections to the database for reading.",
     ConfigRule::any,
     {},
     1,
     64},
    {"store",
     "backup_every",
     MT_AT(store.backup_every),
     "How often the sqlite database is backed up while the server runs; 0s for never.",
     ConfigRule::any,
     {},
     0,
     year},
    {"store", "backup_directory", MT_AT(store.backup_directory), "Directory of the backups."},
    {"store",
     "backups_kept",
     MT_AT(store.backups_kept),
     "Number of backups to keep; the oldest is removed first.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"store", "archive_directory", MT_AT(store.archive_directory),
     "Directory for the records of finished games, one file for each month and format; empty to write none. "
     "If several nodes share a database, let only one of them write records."},
    {"store",
     "archive_after",
     MT_AT(store.archive_after),
     "How long after the end of a game its record is written to archive_directory.",
     ConfigRule::any,
     {},
     0,
     year},

    {"mail", "listen", MT_AT(mail.listen),
     "Address at which the mail system delivers by LMTP. LMTP has no password, so the address must be one of "
     "this machine.",
     ConfigRule::local},
    {"mail", "local_part", MT_AT(mail.local_part),
     "Part before the @ in the server's address, and before the + in the addresses of boards.",
     ConfigRule::word},
    {"mail", "from_name", MT_AT(mail.from_name), "Name of the sender of mails that are not about a game."},
    {"mail", "smtp", MT_AT(mail.smtp),
     "Relay to which the server sends its mails; off to write the mails as files into the directory "
     "outbox.",
     ConfigRule::tcp},
    {"mail", "smtp_tls", MT_AT(mail.smtp_tls), "Encryption of the connection to the relay.",
     ConfigRule::choice, "off|starttls|tls"},
    {"mail", "smtp_user", MT_AT(mail.smtp_user), "User name for the login at the relay; empty for no login."},
    {"mail", "smtp_password_file", MT_AT(mail.smtp_password_file),
     "File with the password for the relay. Its mode must be 0600. The environment variable "
     "MOVETEXT_SMTP_PASSWORD takes precedence."},
    {"mail",
     "senders",
     MT_AT(mail.senders),
     "Maximum number of mails that are sent to the relay at the same time.",
     ConfigRule::any,
     {},
     1,
     64},
    {"mail",
     "connections",
     MT_AT(mail.connections),
     "Maximum number of connections of the mail system at the same time. If all are in use, a new "
     "connection replaces the slowest one.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"mail",
     "peer_share",
     MT_AT(mail.peer_share),
     "Share of mail.connections that one user of this machine may have, in percent. If the user opens "
     "more, a new connection replaces the user's own slowest one.",
     ConfigRule::any,
     {},
     1,
     100},
    {"mail",
     "give_way",
     MT_AT(mail.give_way),
     "How long a connection must have been idle before a new one may replace it. If no connection has "
     "been idle so long, the new one is deferred.",
     ConfigRule::any,
     {},
     100,
     hour_long},
    {"mail",
     "command_time",
     MT_AT(mail.command_time),
     "How long a command of the mail system may take from its first byte to its last.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
    {"mail",
     "mail_time",
     MT_AT(mail.mail_time),
     "How long a mail may take from MAIL to its last line.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
    {"mail",
     "data_rate",
     MT_AT(mail.data_rate),
     "Lowest average rate, in bytes per second, at which a mail may arrive after its first ten "
     "seconds; 0 for any rate.",
     ConfigRule::any,
     {},
     0,
     10000000},
    {"mail",
     "max_bytes",
     MT_AT(mail.max_bytes),
     "Size of the largest mail that is accepted, in bytes.",
     ConfigRule::any,
     {},
     1024,
     16777216},
    {"mail", "legacy", MT_AT(mail.legacy),
     "How to handle commands that contain a password, as on older servers: confirm asks the player by "
     "mail before it runs the command, accept runs the command, off refuses the command.",
     ConfigRule::choice, "confirm|accept|off"},
    {"mail", "sender_check", MT_AT(mail.sender_check),
     "Whether a reply to a board must come from an address of the account that the mail system has "
     "verified: off does not check, warn only logs a warning, require refuses the reply.",
     ConfigRule::choice, "off|warn|require"},
    {"mail", "authserv_id", MT_AT(mail.authserv_id),
     "Name that your mail system writes into Authentication-Results; empty for server.host."},
    {"mail",
     "error_answers",
     MT_AT(mail.error_answers),
     "Maximum number of error replies per day to one address whose sender is not verified.",
     ConfigRule::any,
     {},
     0,
     1000},
    {"mail",
     "player_error_answers",
     MT_AT(mail.player_error_answers),
     "Maximum number of error replies per day to a player who replies to a board or to a request to "
     "confirm.",
     ConfigRule::any,
     {},
     0,
     10000},
    {"mail",
     "answers",
     MT_AT(mail.answers),
     "Maximum number of other replies per day to one address whose sender is not verified.",
     ConfigRule::any,
     {},
     0,
     10000},

    {"tokens", "key_file", MT_AT(tokens.key_file),
     "File with the key for the addresses of boards, 64 hexadecimal digits. Its mode must be 0600. "
     "The environment variable MOVETEXT_TOKEN_KEY takes precedence."},
    {"tokens", "old_key_file", MT_AT(tokens.old_key_file),
     "File with the old key, if there was one. Addresses that were made with the old key are valid as "
     "long as the file exists. The environment variable MOVETEXT_OLD_TOKEN_KEY takes precedence."},

    {"play", "autostart", MT_AT(play.autostart),
     "Whether a challenged game begins at once, without an answer, if the players do not reject "
     "challenges."},
    {"play", "open_signup", MT_AT(play.open_signup),
     "Whether anyone may open an account; otherwise only operators may."},
    {"play", "time", MT_AT(play.time),
     "Time control of games that do not set one, such as 3d/move, 240h+36h/240h or 90d."},
    {"play",
     "nag",
     MT_AT(play.nag),
     "How long a player may take for a move before the server sends a reminder; 0s to send it when "
     "half of the time is left.",
     ConfigRule::any,
     {},
     0,
     year},
    {"play",
     "active_games",
     MT_AT(play.active_games),
     "Maximum number of boards that one account may play at once.",
     ConfigRule::any,
     {},
     1,
     100000},
    {"play",
     "challenges_a_day",
     MT_AT(play.challenges_a_day),
     "Maximum number of challenges and rematches that one account may offer per day.",
     ConfigRule::any,
     {},
     0,
     100000},
    {"play",
     "comments_a_day",
     MT_AT(play.comments_a_day),
     "Maximum number of comments and chats that one account may send to others per day.",
     ConfigRule::any,
     {},
     0,
     100000},
    {"play",
     "signup_waits",
     MT_AT(play.signup_waits),
     "How long the address of a new account may remain unconfirmed. After that the account is "
     "deleted, and its name is free.",
     ConfigRule::any,
     {},
     hour_long,
     year},
    {"play",
     "grace",
     MT_AT(play.grace),
     "How long after a start or after an outage of the store no player loses on time. Moves may still "
     "wait in the queue of the mail system.",
     ConfigRule::any,
     {},
     0,
     30 * day_long},
    {"play",
     "leave_a_year",
     MT_AT(play.leave_a_year),
     "Maximum leave that an account may take per year.",
     ConfigRule::any,
     {},
     0,
     year},
    {"play",
     "leave_at_once",
     MT_AT(play.leave_at_once),
     "Longest leave that an account may take in one piece.",
     ConfigRule::any,
     {},
     0,
     year},

    {"engine", "command", MT_AT(engine.command),
     "Program that plays, with its arguments; empty for the built-in player."},
    {"engine", "protocol", MT_AT(engine.protocol),
     "Protocol of the program, named as in 'movetext engine --help'. If it is empty, the protocol is "
     "detected at each start, which may take long."},
    {"engine", "options", MT_AT(engine.options), "Options of the engine, such as \"Hash=64\"."},
    {"engine", "games", MT_AT(engine.games),
     "Names of the games that the engine plays (\"chess\", \"russian\"). The name of a family that is "
     "not the name of a game, such as \"draughts\", stands for all games of the family. Empty for "
     "every game; only the built-in player supports this."},
    ranged("engine", "nodes", MT_AT(engine.nodes),
           "Maximum number of positions that the engine searches for a decision; 0 for no limit. Not all "
           "programs support this.",
           0, 2000000000),
    ranged("engine", "depth", MT_AT(engine.depth), "Maximum search depth in plies; 0 for no limit.", 0, 100),
    ranged("engine", "time", MT_AT(engine.time), "Maximum time for a decision.", 10, 10 * minute_long),
    ranged("engine", "memory", MT_AT(engine.memory),
           "Maximum address space of the program, in MiB; 0 for the limit of the server itself.", 0, 1048576),
    ranged("engine", "boards", MT_AT(engine.boards),
           "Maximum number of boards that the engine plays at once.", 1, app::most_engine_boards),
    ranged("engine", "boards_a_player", MT_AT(engine.boards_a_player),
           "Maximum number of boards that the engine plays at once with one player.", 1,
           app::most_engine_boards),
    ranged("engine", "longest_match", MT_AT(engine.longest_match),
           "Maximum length of a match that the engine plays, in points, for games that have matches; 0 for "
           "single games only.",
           0, 64),
    {"engine", "cube", MT_AT(engine.cube), "Whether the engine plays matches with the doubling cube."},
    {"engine", "rated", MT_AT(engine.rated), "Whether the engine plays rated games."},

    {"node", "listen", MT_AT(node.listen),
     "Address at which the server answers requests for /healthz, /readyz and /metrics. The answers "
     "contain no secrets, but only your own machines should be able to reach them.",
     ConfigRule::address},
    {"node", "log", MT_AT(node.log),
     "File of the log; SIGHUP makes the server reopen it. Empty for the standard error stream."},
    {"node", "log_level", MT_AT(node.log_level), "Lowest level that is logged.", ConfigRule::choice,
     "debug|info|warn|error"},
    {"node",
     "stop",
     MT_AT(node.stop),
     "Maximum time for a stop. After that the process ends even if the stop is not complete.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
    {"node",
     "sweep",
     MT_AT(node.sweep),
     "Interval between two checks of deadlines and reminders.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
    ranged("node", "engines", MT_AT(node.engines),
           "Maximum number of engines that search at the same time on this node; 0 if only other nodes run "
           "engines.",
           0, 64),
});

#undef MT_AT

struct Section {
  std::string_view name;
  std::string_view meaning;
};
constexpr auto sections = std::to_array<Section>({
    {"server", "The server as a whole."},
    {"store", "The database for accounts and games."},
    {"mail", "Incoming and outgoing mail."},
    {"tokens", "The keys for the addresses of boards."},
    {"play", "How games are played on this server."},
    {"engine",
     "Settings of all engines that play here. A section [engine.NAME] creates the account NAME, for "
     "which the server plays. It may contain the same keys, which then apply only to that engine. All "
     "nodes must have the same sections of engines."},
    {"node", "This process."},
});

}  // namespace

std::span<const ConfigKey> config_keys() {
  return keys;
}

std::string_view config_section_meaning(std::string_view section) {
  for (const Section& known : sections)
    if (known.name == section) return known.meaning;
  return {};
}

}  // namespace mt::server::runtime
