#include "movetext/database/file/source_text.hpp"

#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace mt::database {
namespace {

constexpr std::string_view line_ends = "\r\n";

bool begins_with_line_end(std::string_view text) {
  return !text.empty() && line_ends.find(text.front()) != std::string_view::npos;
}

}  // namespace

SourceText::SourceText(sqlite::Database& database)
    : database_(database),
      blocks_(database.query(
          "select id, line, units, bytes, data from game_block where source = ? order by id")) {}

void SourceText::begin(std::int64_t source, std::uint64_t first_bytes, UnitsOfBlock units_of) {
  blocks_.reset();
  blocks_.bind(1, source);
  source_ = source;
  first_bytes_ = first_bytes;
  units_of_ = std::move(units_of);
  block_id_ = 0;
  block_bytes_ = before_ = 0;
  line_ = 1;
  block_ = {};
  units_ = nullptr;
  unit_ = taken_ = run_end_ = 0;
  is_over_ = is_apart_ = is_damaged_ = false;
}

std::size_t SourceText::read(std::span<char> to) {
  std::size_t filled = 0;
  while (filled < to.size() && !is_apart_ && !is_damaged_) {
    if (taken_ == run_end_) {
      if (!next_run()) break;
      continue;
    }
    const std::size_t size = std::min(to.size() - filled, run_end_ - taken_);
    std::memcpy(to.data() + filled, block_.text.data() + taken_, size);
    taken_ += size;
    filled += size;
  }
  return filled;
}

// Finds the next units that are needed. Returns false at the end.
bool SourceText::next_run() {
  for (;;) {
    for (; unit_ < block_.units(); ++unit_) {
      if (needs(unit_)) break;
      leave_out(unit_ < units_->unread_of.size() ? units_->unread_of[unit_] : archive::UnreadCounts{});
    }
    if (unit_ < block_.units()) break;
    if (!next_block()) return false;
  }
  taken_ = block_.begin(unit_);
  while (unit_ < block_.units() && needs(unit_)) ++unit_;
  run_end_ = block_.begin(unit_);
  return true;
}

// Decodes the next block of which units are needed.
bool SourceText::next_block() {
  block_ = {};
  unit_ = taken_ = run_end_ = 0;
  while (!is_over_ && blocks_.step()) {
    before_ += block_bytes_;
    block_id_ = blocks_.number(0);
    line_ = static_cast<std::uint64_t>(blocks_.number(1));
    block_bytes_ = static_cast<std::uint64_t>(blocks_.number(3));
    units_ = before_ < first_bytes_ ? nullptr : units_of_(block_id_);
    if (units_ == nullptr ||
        units_->needs_any(static_cast<std::size_t>(std::max<std::int64_t>(blocks_.number(2), 0))))
      return decode();
    leave_out(units_->unread);
  }
  is_over_ = true;  // a further step would begin again
  before_ += std::exchange(block_bytes_, 0);
  return false;
}

bool SourceText::decode() {
  is_damaged_ = !coder_.decode(blocks_.blob(4), block_);
  if (is_damaged_) block_ = {};
  return !is_damaged_;
}

void SourceText::leave_out(const archive::UnreadCounts& counts) {
  unread_.games += counts.games;
  unread_.moves += counts.moves;
  is_apart_ = true;
}

std::optional<archive::Resumption> SourceText::pass_over() {
  if (!std::exchange(is_apart_, false)) return std::nullopt;
  const std::string_view text(block_.text);
  const std::string_view before = text.substr(0, taken_);
  archive::Resumption at{.offset = before_ + taken_, .line = line_ + text::count_line_ends(before)};
  if (taken_ == text.size() || begins_with_line_end(text.substr(taken_))) return at;
  const std::size_t line_end = before.find_last_of(line_ends);
  at.column = line_end == std::string_view::npos ? taken_ + column_before_block() : taken_ - line_end - 1;
  return at;
}

// Returns how many bytes of the line in which the block begins are in the blocks before it.
std::uint64_t SourceText::column_before_block() {
  sqlite::Query before =
      database_.query("select data from game_block where source = ? and id < ? order by id desc");
  before.bind(1, source_).bind(2, block_id_);
  std::uint64_t column = 0;
  TextBlock block;
  while (before.step() && coder_.decode(before.blob(0), block)) {
    const std::size_t line_end = block.text.find_last_of(line_ends);
    if (line_end != std::string::npos) return column + block.text.size() - line_end - 1;
    column += block.text.size();
  }
  return column;
}

}  // namespace mt::database
