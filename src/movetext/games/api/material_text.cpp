#include "movetext/games/api/material_text.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <climits>
#include <utility>

namespace mt {
namespace {

constexpr int most_pieces = 999;
constexpr int most_plies = 100'000;

char capital_of(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

class MaterialReader {
 public:
  MaterialReader(std::string_view text, MaterialText& out) : text_(text), out_(out) {}

  std::string read() {
    read_colour();
    if (!read_side()) return fault_;
    if (take('v') || take('V')) {
      if (!read_side()) return fault_;
    }
    while (take('/'))
      if (!read_term()) return fault_;
    if (at_ < text_.size()) return refuse("unknown sign '" + std::string(1, text_[at_]) + "'");
    return {};
  }

 private:
  bool take(char sign) {
    if (at_ >= text_.size() || text_[at_] != sign) return false;
    ++at_;
    return true;
  }
  std::string refuse(std::string_view what) {
    fault_.append(what).append(" at character ").append(std::to_string(at_ + 1));
    fault_.append(" of '").append(text_).append(
        "'; use a form such as KRPvKR, KRP*, 3k1vK, KRPvKR/6 or KRvK/end");
    return fault_;
  }

  void read_colour() {
    if (text_.size() < 2 || text_[1] != ':') return;
    const char colour = capital_of(text_[0]);
    if (colour != 'W' && colour != 'B') return;
    out_.colours = colour == 'W' ? MaterialText::Colours::white_first : MaterialText::Colours::black_first;
    at_ = 2;
  }

  // Reads a number of pieces, or returns nullopt if there is none or it is too large.
  std::optional<int> read_number(int most) {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
    const std::int64_t number = text::parse_number(text_.substr(at_, end - at_), most);
    if (number < 0) return std::nullopt;
    at_ = end;
    return static_cast<int>(number);
  }

  bool read_side() {
    MaterialSide side;
    while (at_ < text_.size()) {
      const char sign = text_[at_];
      if (capital_of(sign) == 'V' || sign == '/') break;
      if (sign == '*') {
        ++at_;
        side.open = true;
        break;
      }
      if (!read_part(side)) return false;
    }
    if (side.parts.empty() && !side.open) return refuse("a side without pieces"), false;
    out_.sides.push_back(std::move(side));
    return true;
  }
  bool read_part(MaterialSide& side) {
    MaterialPart part{.at = at_};
    const bool has_number = text::is_digit(text_[at_]);
    if (has_number) {
      const auto number = read_number(most_pieces);
      if (!number) return refuse("a number of pieces above " + std::to_string(most_pieces)), false;
      part.count = *number;
    }
    const char letter = at_ < text_.size() ? capital_of(text_[at_]) : '\0';
    if (text::is_letter(letter) && letter != 'V') {
      part.letter = letter;
      ++at_;
    } else if (!has_number) {
      return refuse("unknown sign '" + std::string(1, text_[at_]) + "'"), false;
    }
    side.parts.push_back(part);
    return true;
  }

  bool read_term() {
    if (text_.substr(at_).starts_with("end")) {
      at_ += 3;
      out_.at_end = true;
      return true;
    }
    const std::size_t begin = at_;
    const auto number = read_number(most_plies);
    if (!number || *number == 0) {
      at_ = begin;
      return refuse("there is neither a number of plies nor 'end'"), false;
    }
    out_.plies = *number;
    return true;
  }

  std::string_view text_;
  MaterialText& out_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace

std::string read_material(std::string_view text, MaterialText& out) {
  out = {};
  return MaterialReader(text, out).read();
}

std::optional<std::vector<MaterialBound>> bounds_of(const MaterialSide& side, const PieceSigns& signs) {
  std::vector<int> counts(signs.kinds.size(), -1);  // -1: the kind is not named
  for (const MaterialPart& part : side.parts) {
    const std::size_t kind = part.letter == '\0' ? 0 : signs.kinds.find(part.letter);
    if (kind >= counts.size()) return std::nullopt;
    counts[kind] = std::max(counts[kind], 0) + part.count;
  }
  std::vector<MaterialBound> bounds;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    const int least = std::max(counts[kind], 0);
    if (!side.open || counts[kind] == 0)
      bounds.push_back({kind, least, least});
    else if (least > 0)
      bounds.push_back({kind, least, INT_MAX});
  }
  return bounds;
}

}  // namespace mt
