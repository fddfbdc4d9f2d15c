#include "movetext/formats/mat/block_scan.hpp"

namespace mt::mat {

bool BlockScan::ends_match(std::string_view buffer, const Line& line) {
  const LineStart start = classify(buffer, line);
  const LineKind kind = start.kind;
  const bool ends = kind == LineKind::length && begun_;
  if (ends) border_ = in_block_ ? block_ : line.begin;
  if (kind == LineKind::length || kind == LineKind::game) begun_ = true;
  if (kind == LineKind::comment && !in_block_ && may_open_match(buffer, start, after_blank_)) {
    block_ = line.begin;
    in_block_ = true;
  }
  if (kind != LineKind::blank && kind != LineKind::comment) in_block_ = false;
  after_blank_ = kind == LineKind::blank;
  return ends;
}

}  // namespace mt::mat
