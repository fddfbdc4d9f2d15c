#include "movetext/base/code.hpp"

#include <array>

namespace mt {
namespace {

struct CodeRow {
  Code code;
  std::string_view name;
  Code parent = Code::none;
};

// The rows are in the order of the enumeration (checked below).
constexpr std::array<CodeRow, code_count> code_rows{{
    {Code::none, "none"},
    {Code::bom, "bom"},
    {Code::encoding, "encoding"},
    {Code::tag_syntax, "tag-syntax"},
    {Code::tag_duplicate, "tag-duplicate"},
    {Code::tag_name, "tag-name"},
    {Code::tag_value, "tag-value"},
    {Code::bad_date, "bad-date"},
    {Code::unterminated_comment, "unterminated-comment"},
    {Code::brace_in_comment, "brace-in-comment"},
    {Code::moves_in_comment, "moves-in-comment"},
    {Code::stray_brace, "stray-brace"},
    {Code::unbalanced_paren, "unbalanced-paren"},
    {Code::parenthesis, "parenthesis"},
    {Code::variation_at_start, "variation-at-start"},
    {Code::move_number, "move-number"},
    {Code::junk, "junk"},
    {Code::empty_game, "empty-game"},
    {Code::no_game, "no-game"},
    {Code::other_file, "other-file"},
    {Code::no_terminator, "no-terminator"},
    {Code::bad_result, "bad-result"},
    {Code::result_mismatch, "result-mismatch"},
    {Code::wrong_result, "wrong-result"},
    {Code::ply_count, "ply-count"},
    {Code::nag_range, "nag-range"},
    {Code::control_char, "control-char"},
    {Code::result_inside, "result-inside"},
    {Code::result_form, "result-form"},
    {Code::date_form, "date-form"},
    {Code::glyph_form, "glyph-form"},
    {Code::roster_tag, "roster-tag"},
    {Code::no_setup, "no-setup"},
    {Code::setup_without_fen, "setup-without-fen"},
    {Code::position_line, "position-line"},
    {Code::record_too_large, "record-too-large"},
    {Code::too_many_faults, "too-many-faults"},
    {Code::bad_gametype, "bad-gametype"},
    {Code::gametype_conflict, "gametype-conflict"},
    {Code::first_mover, "first-mover"},
    {Code::gametype_guess, "gametype-guess"},
    {Code::unknown_variant, "unknown-variant"},
    {Code::bad_fen, "bad-fen"},
    {Code::fen_range, "fen-range", Code::bad_fen},
    {Code::odd_position, "odd-position"},
    {Code::no_notation, "no-notation"},
    {Code::bad_position, "bad-position"},
    {Code::position_form, "position-form"},
    {Code::rules_assumed, "rules-assumed"},
    {Code::position_loss, "position-loss"},
    {Code::illegal_move, "illegal-move"},
    {Code::not_max_capture, "not-max-capture", Code::illegal_move},
    {Code::must_capture, "must-capture", Code::illegal_move},
    {Code::incomplete_capture, "incomplete-capture", Code::illegal_move},
    {Code::wrong_side, "wrong-side", Code::illegal_move},
    {Code::square_range, "square-range", Code::illegal_move},
    {Code::king_limit, "king-limit", Code::illegal_move},
    {Code::ambiguous_move, "ambiguous-move"},
    {Code::foreign_letters, "foreign-letters"},
    {Code::letter_case, "letter-case"},
    {Code::promotion_piece, "promotion-piece"},
    {Code::check_mark, "check-mark"},
    {Code::move_form, "move-form"},
    {Code::wrong_separator, "wrong-separator"},
    {Code::stepwise_capture, "stepwise-capture"},
    {Code::null_move, "null-move"},
    {Code::move_syntax, "move-syntax", Code::illegal_move},
    {Code::mixed_notations, "mixed-notations"},
    {Code::other_notation, "other-notation"},
    {Code::needs_setup, "needs-setup"},
    {Code::too_complex, "too-complex"},
    {Code::bad_match, "bad-match"},
    {Code::no_match_length, "no-match-length"},
    {Code::player_name, "player-name"},
    {Code::hit_mark, "hit-mark"},
    {Code::bad_dice, "bad-dice"},
    {Code::cube_action, "cube-action"},
    {Code::cube_value, "cube-value"},
    {Code::score_mismatch, "score-mismatch"},
    {Code::points_mismatch, "points-mismatch"},
    {Code::unfinished_game, "unfinished-game"},
    {Code::not_checked, "not-checked"},
    {Code::other_rules, "other-rules"},
    {Code::sgf_syntax, "sgf-syntax"},
    {Code::sgf_value, "sgf-value"},
    {Code::sgf_tree, "sgf-tree"},
    {Code::xg_file, "xg-file"},
    {Code::file_header, "file-header"},
    {Code::name_table, "name-table"},
    {Code::damaged_file, "damaged-file"},
    {Code::other_game, "other-game"},
    {Code::variation_text, "variation-text"},
    {Code::left_out, "left-out"},
    {Code::ggf_syntax, "ggf-syntax"},
    {Code::ggf_value, "ggf-value"},
    {Code::json_syntax, "json-syntax"},
    {Code::json_shape, "json-shape"},
    {Code::io, "io"},
}};

constexpr bool in_order() {
  for (int i = 0; i < code_count; ++i)
    if (code_rows[static_cast<std::size_t>(i)].code != static_cast<Code>(i)) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::string_view name(Code code) {
  return code_rows[static_cast<std::size_t>(code)].name;
}

Code parent(Code code) {
  return code_rows[static_cast<std::size_t>(code)].parent;
}

}  // namespace mt
