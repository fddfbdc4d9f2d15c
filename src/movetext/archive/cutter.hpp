// Where a growing buffer of input can be cut between two records, whatever its format.
#pragma once
#include "movetext/archive/format.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/oldmoves/reader.hpp"
#include "movetext/formats/pgn/splitter.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgg/reader.hpp"

#include <string_view>
#include <variant>

namespace mt::archive {

class Cutter {
 public:
  explicit Cutter(const Format& format, bool nested_comments = false);

  // `buffer` begins where the last cut ended; `last`: the input ends with it.
  Cut cut(std::string_view buffer, bool last);
  // A buffer of so many bytes has a cut.
  std::size_t most_needed() const;

 private:
  std::variant<pgn::Splitter, mat::Splitter, sgf::Splitter, sgg::Splitter, oldmoves::Splitter,
               bgammon::Splitter, json::Splitter>
      splitter_;
};

}  // namespace mt::archive
