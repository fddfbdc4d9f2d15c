#include "movetext/server/node/config_keys.hpp"

#include <array>

namespace mt::server {
namespace {

// A row's way to its value.
#define MT_AT(member) [](Config& c) -> ConfigField { return &c.member; }

constexpr std::int64_t year = 366 * day_long;

constexpr auto keys = std::to_array<ConfigKey>({
    {"server", "host", MT_AT(server.host),
     "Domain of the mail addresses of the server: what stands behind the @.", ConfigRule::word},
    {"server", "data", MT_AT(server.data),
     "Directory of everything the server keeps. File names below are relative to it."},

    {"store", "driver", MT_AT(store.driver),
     "Where games are kept: a file of this machine, or a database that several nodes share.",
     ConfigRule::choice, "sqlite|postgresql"},
    {"store", "file", MT_AT(store.file), "The database of sqlite."},
    {"store", "url_file", MT_AT(store.url_file),
     "File with the connection string of postgresql, of mode 0600 because there may be a password in it; or "
     "the environment variable MOVETEXT_STORE_URL."},
    {"store",
     "batch",
     MT_AT(store.batch),
     "Commands that are committed together at most.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"store",
     "batch_wait",
     MT_AT(store.batch_wait),
     "How long a command may wait for others to be committed with.",
     ConfigRule::any,
     {},
     0,
     second_long},
    {"store",
     "queue",
     MT_AT(store.queue),
     "Commands that may wait; beyond, mail is put off and requests are refused.",
     ConfigRule::any,
     {},
     10,
     1000000},
    {"store", "readers", MT_AT(store.readers), "Connections for reading.", ConfigRule::any, {}, 1, 64},
    {"store",
     "backup_every",
     MT_AT(store.backup_every),
     "How often sqlite is copied while it runs; 0s: never.",
     ConfigRule::any,
     {},
     0,
     year},
    {"store", "backup_directory", MT_AT(store.backup_directory), "Where the copies go."},
    {"store",
     "backups_kept",
     MT_AT(store.backups_kept),
     "Copies that are kept; the oldest goes first.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"store", "archive_directory", MT_AT(store.archive_directory),
     "Where the records of games go that are over, a file for each month and format; empty: nowhere. Of "
     "several "
     "nodes let one have it."},
    {"store",
     "archive_after",
     MT_AT(store.archive_after),
     "How long after its end a game goes there.",
     ConfigRule::any,
     {},
     0,
     year},

    {"mail", "listen", MT_AT(mail.listen),
     "Where the mail system delivers by LMTP. The protocol has no password: keep it on this machine.",
     ConfigRule::endpoint},
    {"mail", "local_part", MT_AT(mail.local_part),
     "What stands before the @, and before the + of the addresses of boards.", ConfigRule::word},
    {"mail", "from_name", MT_AT(mail.from_name), "Name of the sender of mails that are about no game."},
    {"mail", "smtp", MT_AT(mail.smtp),
     "Where mail is handed in; off: mails become files in the directory outbox.", ConfigRule::tcp},
    {"mail", "smtp_tls", MT_AT(mail.smtp_tls), "Encryption on the way there.", ConfigRule::choice,
     "off|starttls|tls"},
    {"mail", "smtp_user", MT_AT(mail.smtp_user), "Name to log in with; empty: without."},
    {"mail", "smtp_password_file", MT_AT(mail.smtp_password_file),
     "File with the password, of mode 0600; or the environment variable MOVETEXT_SMTP_PASSWORD."},
    {"mail",
     "senders",
     MT_AT(mail.senders),
     "Mails that are handed in at the same time.",
     ConfigRule::any,
     {},
     1,
     64},
    {"mail",
     "connections",
     MT_AT(mail.connections),
     "Deliveries at the same time; others are put off.",
     ConfigRule::any,
     {},
     1,
     10000},
    {"mail",
     "max_bytes",
     MT_AT(mail.max_bytes),
     "Largest mail that is read.",
     ConfigRule::any,
     {},
     1024,
     16777216},
    {"mail", "legacy", MT_AT(mail.legacy),
     "Commands with a password in them, as older servers had them: asked back by mail, taken, or refused.",
     ConfigRule::choice, "confirm|accept|off"},
    {"mail", "sender_check", MT_AT(mail.sender_check),
     "Whether the answer to a board must come from an address of the account, as the mail system verified "
     "it.",
     ConfigRule::choice, "off|warn|require"},
    {"mail", "authserv_id", MT_AT(mail.authserv_id),
     "The name under which the own mail system writes Authentication-Results; empty: the host."},
    {"mail",
     "error_answers",
     MT_AT(mail.error_answers),
     "Answers that say what was wrong, to one address in a day.",
     ConfigRule::any,
     {},
     0,
     1000},
    {"mail",
     "answers",
     MT_AT(mail.answers),
     "Other answers to one address in a day, where only the mail itself says who sent it.",
     ConfigRule::any,
     {},
     0,
     10000},

    {"tokens", "key_file", MT_AT(tokens.key_file),
     "The key that the addresses of boards are made with, 64 hexadecimal digits, of mode 0600; or the "
     "environment variable MOVETEXT_TOKEN_KEY."},
    {"tokens", "old_key_file", MT_AT(tokens.old_key_file),
     "The key before, if there was one: its addresses work as long as the file is there; or "
     "MOVETEXT_OLD_TOKEN_KEY."},

    {"play", "autostart", MT_AT(play.autostart),
     "Whether a challenge begins at once with players who accept all of them."},
    {"play", "open_signup", MT_AT(play.open_signup),
     "Whether everybody may open an account; else operators do."},
    {"play", "time", MT_AT(play.time), "Time control of games that name none: 3d/move, 240h+36h/240h, 90d."},
    {"play",
     "nag",
     MT_AT(play.nag),
     "A reminder after so long; 0s: when half of the time is left.",
     ConfigRule::any,
     {},
     0,
     year},
    {"play",
     "active_games",
     MT_AT(play.active_games),
     "Boards that one account may play at once.",
     ConfigRule::any,
     {},
     1,
     100000},
    {"play",
     "leave_a_year",
     MT_AT(play.leave_a_year),
     "Leave that an account has in a year.",
     ConfigRule::any,
     {},
     0,
     year},
    {"play",
     "leave_at_once",
     MT_AT(play.leave_at_once),
     "... and at most in one piece.",
     ConfigRule::any,
     {},
     0,
     year},

    {"node", "listen", MT_AT(node.listen),
     "Where /healthz, /readyz and /metrics are answered. Nothing there is secret, yet it is for machines of "
     "your own only.",
     ConfigRule::tcp},
    {"node", "log", MT_AT(node.log),
     "File of the log, opened anew on SIGHUP; empty: the standard error stream."},
    {"node", "log_level", MT_AT(node.log_level), "What is logged, and all that is graver.",
     ConfigRule::choice, "debug|info|warn|error"},
    {"node",
     "stop",
     MT_AT(node.stop),
     "How long a stop may take before the process ends anyway.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
    {"node",
     "sweep",
     MT_AT(node.sweep),
     "How often deadlines and reminders are looked at.",
     ConfigRule::any,
     {},
     second_long,
     hour_long},
});

#undef MT_AT

struct Section {
  std::string_view name;
  std::string_view meaning;
};
constexpr auto sections = std::to_array<Section>({
    {"server", "The server as a whole."},
    {"store", "Where accounts and games are kept."},
    {"mail", "Mail in and out."},
    {"tokens", "The keys behind the addresses of boards."},
    {"play", "How games are played here."},
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

}  // namespace mt::server
