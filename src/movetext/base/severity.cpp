#include "movetext/base/severity.hpp"

#include <array>

namespace mt {
namespace {

using enum Severity;

struct SeverityRow {
  Severity lenient;
  Severity archive;
  Severity strict;
};

constexpr SeverityRow repaired{note, warning, error};  // the meaning is clear despite the fault
constexpr SeverityRow usual{note, note, error};        // a widespread spelling that differs from the standard
constexpr SeverityRow trifle{note, warning, warning};  // never severe enough to reject a record
constexpr SeverityRow damaged{warning, error, error};  // a part of the record cannot be used
constexpr SeverityRow unusable{error, error, error};   // no part of the record can be used

constexpr SeverityRow row(Code code) {
  switch (code) {
    case Code::unterminated_comment:
    case Code::unbalanced_paren:
    case Code::bad_fen:
    case Code::fen_range:
    case Code::bad_position:
    case Code::too_complex:
    case Code::illegal_move:
    case Code::not_max_capture:
    case Code::must_capture:
    case Code::incomplete_capture:
    case Code::wrong_side:
    case Code::square_range:
    case Code::king_limit:
    case Code::move_syntax:
    case Code::unknown_variant:
    case Code::bad_dice:
    case Code::cube_action:
    case Code::sgf_syntax:
    case Code::sgf_value:
    case Code::ggf_syntax:
      return damaged;
    case Code::needs_setup:
    case Code::no_game:
    case Code::other_file:
    case Code::other_game:
    case Code::record_too_large:
    case Code::xg_file:
    case Code::damaged_file:
    case Code::json_syntax:
    case Code::json_shape:
    case Code::no_notation:
    case Code::io:
      return unusable;
    case Code::result_inside:
    case Code::result_form:
    case Code::date_form:
    case Code::glyph_form:
    case Code::roster_tag:
    case Code::no_setup:
    case Code::position_line:
    case Code::check_mark:
    case Code::move_form:
      return usual;
    case Code::left_out:
    case Code::nag_range:
    case Code::ply_count:
    case Code::bom:
    case Code::gametype_guess:
    case Code::odd_position:
    case Code::rules_assumed:
    case Code::position_loss:
    case Code::null_move:
    case Code::other_notation:
    case Code::empty_game:
    case Code::parenthesis:
    case Code::brace_in_comment:
    case Code::moves_in_comment:
    case Code::not_checked:
    case Code::too_many_faults:
      return trifle;
    default:
      return repaired;
  }
}

constexpr auto table = [] {
  std::array<SeverityRow, code_count> rows{};
  for (int i = 0; i < code_count; ++i) rows[static_cast<std::size_t>(i)] = row(static_cast<Code>(i));
  return rows;
}();

}  // namespace

Severity severity(Code code, Policy policy) {
  const SeverityRow& found = table[static_cast<std::size_t>(code)];
  switch (policy) {
    case Policy::lenient:
      return found.lenient;
    case Policy::archive:
      return found.archive;
    case Policy::strict:
      return found.strict;
  }
  return found.archive;
}

}  // namespace mt
