#include "movetext/archive/stages/move_row_values.hpp"

#include "movetext/formats/api/writing_options.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace mt::archive {
namespace {

using Kind = RowValue::Kind;

template <class Number>
void set_number(Number number, RowValue& value) {
  char digits[32];
  char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  value.kind = Kind::number;
  value.text.assign(digits, end);
}

// Sets a number of which 0 means that it is not known.
void set_counted(std::uint32_t number, RowValue& value) {
  if (number != 0) set_number(number, value);
}

template <class Number>
void set_known(const std::optional<Number>& number, RowValue& value) {
  if (number) set_number(*number, value);
}

void set_text(std::string_view text, RowValue& value) {
  if (text.empty()) return;
  value.kind = Kind::text;
  value.text = text;
}

void set_list(const std::vector<std::string>& items, RowValue& value) {
  if (items.empty()) return;
  value.kind = Kind::list;
  value.items = items;
}

}  // namespace

// The functions that set the values of the columns.
struct ColumnValues {
  static void record(const RowMaker& /*maker*/, const MoveRow& /*row*/, RowValue& value) {
    value.kind = Kind::number;
    value.text = record_number_sign;
  }
  static void file(const RowMaker& maker, const MoveRow& /*row*/, RowValue& value) {
    set_text(maker.table_->file, value);
  }
  static void game(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_counted(row.game, value);
  }
  static void ply(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_counted(row.ply, value);
  }
  static void number(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_counted(row.number, value);
  }
  static void side(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    const AnyGame* const game = maker.table_->game;
    if (row.side && game != nullptr) set_text(game->side_name(*row.side), value);
  }
  static void player(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    const AnyGame* const game = maker.table_->game;
    if (!row.side || game == nullptr) return;
    set_text(maker.tags_.value(game->is_white(*row.side) ? RosterTag::white : RosterTag::black), value);
  }
  static void action(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_text(row.action, value);
  }
  static void dice(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    if (!row.dice.empty()) set_text(row.dice, value), value.kind = Kind::number;
  }
  static void move(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_text(row.move, value);
  }
  static void uci(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    if (!maker.has_uci_ || row.move.empty()) return;
    if (maker.table_->written == board::Notation::uci) return set_text(row.move, value);
    if (!row.before) return;
    AnyPosition position = *row.before;
    Diagnostic refusal;
    std::string text;
    if (maker.table_->game->play(position, row.move, board::Notation::uci, text, refusal))
      set_text(text, value);
  }
  static void position(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    set_position(maker, row.before, value);
  }
  static void key(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    set_key(maker, row.before, value);
  }
  static void position_after(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    set_position(maker, row.after, value);
  }
  static void key_after(const RowMaker& maker, const MoveRow& row, RowValue& value) {
    set_key(maker, row.after, value);
  }
  static void clock(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_known(row.notes.clock, value);
  }
  static void time_used(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_known(row.seconds, value);
  }
  static void eval(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    if (row.notes.value && !row.notes.value->is_win) set_number(row.notes.value->value, value);
  }
  static void mate(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    if (row.notes.value && row.notes.value->is_win)
      set_number(static_cast<std::int64_t>(row.notes.value->value), value);
  }
  static void depth(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_known(row.notes.depth, value);
  }
  static void glyphs(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    if (row.notes.glyphs.empty()) return;
    value.kind = Kind::glyphs;
    for (const std::uint32_t glyph : row.notes.glyphs) value.items.push_back(std::to_string(glyph));
  }
  static void squares(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_list(row.notes.squares, value);
  }
  static void arrows(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_list(row.notes.arrows, value);
  }
  static void comment(const RowMaker& /*maker*/, const MoveRow& row, RowValue& value) {
    set_text(row.notes.words, value);
  }

  static void set_position(const RowMaker& maker, const std::optional<AnyPosition>& position,
                           RowValue& value) {
    if (!position) return;
    std::string text;
    if (maker.table_->game->write_position(*position, maker.positions_, text)) set_text(text, value);
  }
  // Databases have signed numbers of 64 bits; few have unsigned ones.
  static void set_key(const RowMaker& maker, const std::optional<AnyPosition>& position, RowValue& value) {
    if (position) set_number(static_cast<std::int64_t>(maker.table_->game->board_key(*position)), value);
  }

  // The functions are in the order of MoveColumn.
  static constexpr std::array<RowMaker::Fill, move_columns.size()> fills{
      record,    file, game, ply,      number, side,           player,    action,
      dice,      move, uci,  position, key,    position_after, key_after, clock,
      time_used, eval, mate, depth,    glyphs, squares,        arrows,    comment};
};

RowMaker::RowMaker(const std::vector<std::string>& columns, std::string_view positions)
    : asked_positions_(positions) {
  for (const std::string& column : columns) {
    const auto* const found = std::ranges::find(move_columns, column);
    if (found != move_columns.end())
      columns_.push_back(
          {.fill = ColumnValues::fills[static_cast<std::size_t>(found - move_columns.begin())]});
    else
      columns_.push_back({.tag = column.starts_with(tag_column) ? column.substr(tag_column.size()) : column});
  }
  values_.resize(columns_.size());
}

void RowMaker::begin(const RecordOfRows& table) {
  table_ = &table;
  tags_.fill(table.record, {.white_first = table.game == nullptr || table.game->is_white(Side::first)});
  if (table.game == nullptr) return;
  positions_ = asked_positions_.empty() ? table.game->position_notations().front() : asked_positions_;
  has_uci_ = table.game->knows(board::Notation::uci);
}

const std::vector<RowValue>& RowMaker::values(const MoveRow& row) {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    RowValue& value = values_[i];
    value.kind = Kind::absent;
    value.text.clear();
    value.items.clear();
    if (columns_[i].fill != nullptr)
      columns_[i].fill(*this, row, value);
    else
      set_text(tags_.named(columns_[i].tag), value);
  }
  return values_;
}

}  // namespace mt::archive
