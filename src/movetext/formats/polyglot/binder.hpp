// Makes one entry of all entries for the same move in the same position.
#pragma once
#include "movetext/formats/api/binder.hpp"
#include "movetext/formats/polyglot/entry.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::polyglot {

// Receives the entries in the order of their keys, and for each key in the order of their moves. The weights
// of the same move are added. If a sum does not fit in 16 bits, all weights of its position are divided by
// the same number. The moves of a position are in the order of their weights, the greatest first; a move
// without weight is left out.
class BookBinder final : public Binder {
 public:
  void begin(std::string& /*out*/) override {}
  bool bind(std::string_view record, std::string& out) override;
  Bound end() override;
  bool changes_head() const override { return false; }

 private:
  void write_position(std::string& out);

  std::vector<Entry> moves_;  // the moves of one position
};

}  // namespace mt::polyglot
