#include "movetext/server/store/schema.hpp"

#include "movetext/server/store/schema_text.hpp"

namespace mt::server::store {
namespace tables {
namespace {

using enum ColumnType;

constexpr Column columns_of_account[]{
    {"id", id},      {"name", text},  {"name_key", key, "unique"},
    {"state", text}, {"is_operator"}, {"password_hash", text},
    {"generation"},  {"created"},     {"mail_suspended"},
    {"flip"},        {"large"},       {"html"},
    {"png"},         {"autoroll"},    {"digest", text},
    {"leave_since"}, {"leave_until"}, {"leave_year"},
    {"leave_spent"},
};
constexpr Column columns_of_address[]{
    {"account", number, "references account (id) on delete cascade"},
    {"place"},
    {"mailbox", text},
    {"mailbox_key", bytes},
    {"confirmed"},
};
constexpr Index indexes_of_address[]{
    {"address_by_mailbox", "mailbox_key"},
};
constexpr Column columns_of_policy[]{
    {"account", number, "references account (id) on delete cascade"},
    {"place"},
    {"game", text},
    {"board_limit"},
    {"seeking"},
};
constexpr Index indexes_of_policy[]{
    {"policy_by_seeking", "game", "seeking > 0"},
};
constexpr Column columns_of_game[]{
    {"id", id},       {"terms", text},   {"rating_class", text},
    {"first_player"}, {"second_player"}, {"state", text},
    {"seq"},          {"ply"},           {"to_move"},
    {"deadline"},     {"wake"},          {"board_key"},
    {"result", text}, {"created"},       {"changed"},
    {"finished"},     {"seed", text},    {"archived", number, "default 0"},
};
constexpr Index indexes_of_game[]{
    {"game_by_first_player", "first_player, id"},
    {"game_by_second_player", "second_player, id"},
    {"game_by_state", "state, id", "state <> 'finished'"},
    {"active_game_by_first", "first_player, rating_class", "state = 'active'"},
    {"active_game_by_second", "second_player, rating_class", "state = 'active'"},
    {"game_by_to_move", "to_move, id", "to_move <> 0"},
    {"game_by_wake", "wake, id", "wake > 0"},
    {"game_to_archive", "finished, id", "archived = 0 and finished > 0"},
};
constexpr Column columns_of_event[]{
    {"game"}, {"seq"}, {"at"}, {"kind", text}, {"seat"}, {"by_account"}, {"a"}, {"b"}, {"text", bytes},
};
constexpr Column columns_of_rating[]{
    {"account", number, "references account (id)"},
    {"rating_class", text},
    {"rating", real},
    {"deviation", real},
    {"volatility", real},
    {"games"},
    {"wins"},
    {"draws"},
    {"losses"},
    {"changed"},
};
constexpr Index indexes_of_rating[]{
    {"rating_by_value", "rating_class, rating desc"},
};
constexpr Column columns_of_inbound[]{
    {"key", bytes, "primary key"},
    {"digest", text},
    {"received"},
    {"outcome", bytes},
};
constexpr Index indexes_of_inbound[]{
    {"inbound_by_time", "received"},
};
constexpr Column columns_of_outbox[]{
    {"id", id},
    {"kind", text},
    {"account"},
    {"game"},
    {"event"},
    {"message_id", bytes, "unique"},
    {"sender", bytes},
    {"recipient", bytes},
    {"due"},
    {"tries"},
    {"created"},
    {"leased_until", number, "default 0"},
    {"dead", number, "default 0"},
    {"last_error", bytes},
    {"message", bytes},
};
constexpr Index indexes_of_outbox[]{
    {"outbox_by_event", "game, event, recipient, kind", "game <> 0 and event <> 0", true},
    {"outbox_by_due", "due, id", "dead = 0"},
    {"outbox_by_age", "created", "dead = 0"},
    {"outbox_dead", "dead", "dead = 1"},
    {"outbox_board", "game, account", "kind = 'board' and tries = 0 and dead = 0"},
};
constexpr Column columns_of_confirmation[]{
    {"code_hash", text, "primary key"}, {"account"}, {"kind", text}, {"payload", bytes}, {"expires"},
};
constexpr Index indexes_of_confirmation[]{
    {"confirmation_by_time", "expires"},
};
constexpr Column columns_of_watch[]{
    {"game"},
    {"account"},
    {"watching", text},
};
constexpr Index indexes_of_watch[]{
    {"watch_by_account", "account, game"},
};
constexpr Column columns_of_occasion[]{
    {"key", bytes},
    {"at"},
    {"expires"},
};
constexpr Index indexes_of_occasion[]{
    {"occasion_by_key", "key, at"},
    {"occasion_by_time", "expires"},
};
constexpr Column columns_of_archive_file[]{
    {"name", bytes, "primary key"},
    {"size"},
};
constexpr Column columns_of_mark[]{
    {"name", text, "primary key"},
    {"word", text},
};

constexpr Column columns_of_engine_turn[]{
    {"game"},
    {"account"},
    {"since"},
    {"due"},
    {"leased_until", number, "default 0"},
    {"tries", number, "default 0"},
    {"last_error", bytes},
};
constexpr Index indexes_of_engine_turn[]{
    {"engine_turn_by_due", "account, due"},
};

// The tables in order of creation: each table comes after the tables that it refers to.
constexpr Table of_first_step[]{
    Table{"account", columns_of_account},
    Table{"address", columns_of_address, "account, place", indexes_of_address},
    Table{"policy", columns_of_policy, "account, place", indexes_of_policy},
    Table{"game", columns_of_game, {}, indexes_of_game},
    Table{"event", columns_of_event, "game, seq"},
    Table{"rating", columns_of_rating, "account, rating_class", indexes_of_rating},
    Table{"inbound", columns_of_inbound, {}, indexes_of_inbound},
    Table{"outbox", columns_of_outbox, {}, indexes_of_outbox},
    Table{"confirmation", columns_of_confirmation, {}, indexes_of_confirmation},
    Table{"watch", columns_of_watch, "game, account, watching", indexes_of_watch},
    Table{"occasion", columns_of_occasion, {}, indexes_of_occasion},
    Table{"archive_file", columns_of_archive_file},
};
constexpr Table mark{"mark", columns_of_mark};

// The boards on which an engine's account is to move.
constexpr Table engine_turn{"engine_turn", columns_of_engine_turn, "game, account", indexes_of_engine_turn};

// This index finds the accounts that have never confirmed an address, ordered by age.
constexpr Index account_unconfirmed{"account_unconfirmed", "created", "state = 'unconfirmed'"};

}  // namespace
}  // namespace tables

std::string first_step(const Dialect& dialect) {
  std::string text = "\ncreate table schema_version (version ";
  text.append(type_name(dialect, ColumnType::number)).append(" not null)");
  if (!dialect.options.empty()) text.append(" ").append(dialect.options);
  text.append(";\ninsert into schema_version values (0);\n");
  for (const Table& table : tables::of_first_step) text.append("\n").append(create_table(dialect, table));
  return text;
}

std::string second_step(const Dialect& dialect) {
  return "\n" + create_index("account", tables::account_unconfirmed) + "\n" +
         create_table(dialect, tables::mark);
}

// Drops indexes that every move had to update, but whose queries can use other indexes.
std::string third_step() {
  return "\ndrop index game_by_to_move;\ndrop index outbox_by_age;\n";
}

std::string fourth_step(const Dialect& dialect) {
  std::string text = "\nalter table outbox add column facts ";
  text.append(type_name(dialect, ColumnType::bytes)).append(" not null default ").append(dialect.empty_bytes);
  return text.append(";\n");
}

// Adds the kind of account, because the server itself plays for some accounts.
std::string fifth_step(const Dialect& dialect) {
  std::string text = "\nalter table account add column kind ";
  text.append(type_name(dialect, ColumnType::text)).append(" not null default 'player';\n\n");
  return text + create_table(dialect, tables::engine_turn);
}

}  // namespace mt::server::store
