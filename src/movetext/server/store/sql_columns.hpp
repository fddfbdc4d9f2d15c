// SQL texts that several statements share. The order of the columns is the order in which read_rows.hpp reads
// them.
#pragma once
#include "movetext/server/store/session.hpp"
#include "movetext/server/store/sql.hpp"

namespace mt::server::store {

inline constexpr auto game_columns =
    sql("id, terms, rating_class, first_player, second_player, state, seq, ply, to_move, deadline, wake, "
        "board_key, result, created, changed, finished, seed");

inline constexpr auto account_columns = sql(
    "id, name, state, is_operator, password_hash, generation, created, mail_suspended, flip, large, html, "
    "png, autoroll, digest, leave_since, leave_until, leave_year, leave_spent, kind");

inline constexpr auto address_columns = sql("account, mailbox, confirmed");
inline constexpr auto policy_columns = sql("account, game, board_limit, seeking");

inline constexpr auto update_game_text =
    sql("update game set terms = ?3, rating_class = ?4, first_player = ?5, second_player = ?6, state = ?7, "
        "seq = ?8, ply = ?9, to_move = ?10, deadline = ?11, wake = ?12, board_key = ?13, result = ?14, "
        "changed = ?15, finished = ?16, seed = ?17 where id = ?1 and seq = ?2");

inline constexpr auto insert_inbound_text =
    sql("insert into inbound (key, digest, received, outcome) values (?1, ?2, ?3, ?4)");

}  // namespace mt::server::store
