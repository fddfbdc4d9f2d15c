#include "movetext/games/draughts/explain.hpp"

#include "movetext/games/api/refusal.hpp"
#include "movetext/games/draughts/no_square.hpp"
#include "movetext/games/draughts/preference.hpp"
#include "movetext/games/draughts/text_cursor.hpp"
#include "movetext/games/draughts/write_move.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/join.hpp"
#include "movetext/text/nearest.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

using board::Notation;

// Returns in how many characters the names of two squares differ.
int distance(std::string_view a, std::string_view b) {
  const std::size_t common = std::min(a.size(), b.size());
  auto different = static_cast<int>(std::max(a.size(), b.size()) - common);
  for (std::size_t i = 0; i < common; ++i) different += a[i] != b[i] ? 1 : 0;
  return different;
}

template <class Set>
class Explainer {
 public:
  Explainer(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
            std::string_view written)
      : variant_(variant), position_(position), text_(text), written_(written) {}

  Diagnostic explain() {
    if (!legal_moves(variant_, position_, legal_))
      return say(Code::too_complex, "the position has too many captures to search");
    nearest_ = nearest();
    const int from = text_.from();
    if (has(position_.pieces(other(position_.to_move)), from) && !text_.circle)
      return say(Code::wrong_side, "the piece on " + name(from) + " is " +
                                       std::string(colour_name(other(position_.to_move))) + "'s, and " +
                                       std::string(colour_name(position_.to_move)) + " is to move");
    if (text_.circle)
      return say(Code::illegal_move, "there is no capture that begins or ends on " + name(from));
    if (!has(position_.occupied(), from))
      return say(Code::illegal_move, "there is no piece on " + name(from));
    if (legal_.empty())
      return say(Code::illegal_move, std::string(colour_name(position_.to_move)) + " has no legal move left");
    return legal_.front().is_capture() ? explain_among_captures() : explain_among_quiet_moves();
  }

 private:
  std::string name(int square) const {
    return std::string(variant_.names.text(square, text_.notation).view());
  }
  std::string written(const Move<Set>& move) const {
    return move_text(variant_, position_, move, text_.notation);
  }

  Diagnostic say(Code code, std::string why) const {
    std::vector<std::string> hints;
    for (const Move<Set>* move : nearest_) hints.push_back(written(*move));
    return refusal_of(written_, text::excerpt(written_) + " is not legal: " + std::move(why), code,
                      text::either_of(hints));
  }

  Diagnostic explain_among_captures() {
    MoveList<Set> captures;  // empty if there are too many to list
    if (!all_captures(variant_, position_, captures)) captures.clear();
    if (const Move<Set>* lesser = meant_capture(captures)) {
      const Move<Set>& better = asked_for();
      nearest_ = {&better};
      return say(Code::not_max_capture,
                 why_preferred(variant_.rules, position_, better, *lesser, written(better)));
    }
    MoveList<Set> longer;
    if (begins_one_of(captures, longer)) {
      const Move<Set>& whole = longer.front();
      nearest_ = {&whole};
      return say(Code::incomplete_capture, "the capture must continue: " + whole_path(whole));
    }
    if (moves_quietly()) {
      const std::string others =
          legal_.size() == 1 ? "" : " or another of " + std::to_string(legal_.size()) + " captures";
      return say(Code::must_capture, "a capture is compulsory: " + written(asked_for()) + others);
    }
    return say(Code::illegal_move, why_impossible());
  }

  Diagnostic explain_among_quiet_moves() {
    const auto side = static_cast<unsigned>(position_.to_move);
    if (moves_quietly() && text_.notation == Notation::diagonal && text_.sign == MoveSign::capture)
      return say(Code::illegal_move, "nothing is captured between " + name(text_.from()) + " and " +
                                         name(text_.to()) + ", so the x is wrong");
    if (moves_quietly() && variant_.rules.king_limit && position_.king_moves[side].square == text_.from())
      return say(Code::king_limit, "the king on " + name(text_.from()) + " has moved " +
                                       std::to_string(king_move_limit) +
                                       " times in a row and must rest while its side has men");
    return say(Code::illegal_move, why_impossible());
  }

  // Returns the complete capture that the text describes, even if a priority rule forbids it, or nullptr.
  const Move<Set>* meant_capture(const MoveList<Set>& captures) const {
    for (const Move<Set>& move : captures) {
      if (move.from != text_.from() || move.to != text_.to()) continue;
      if (text_.count == 2 || is_path(variant_, position_, text_, move)) return &move;
    }
    return nullptr;
  }

  // Returns whether the text is the first part of a longer capture. `longer` receives the legal captures that
  // begin with the text or, if there are none, the members of `captures` that begin with it.
  bool begins_one_of(const MoveList<Set>& captures, MoveList<Set>& longer) const {
    if (match_beginning(variant_, position_, text_, longer) && !longer.empty()) return true;
    longer.clear();
    for (const Move<Set>& move : captures)
      if (begins_with(variant_, position_, text_, move)) longer.push_back(move);
    return !longer.empty();
  }

  // Returns the text of the whole capture, such as 33x22x13, whose first squares are the squares of the text.
  std::string whole_path(const Move<Set>& move) const {
    std::string text;
    const bool complete =
        for_each_path(variant_, position_, move, [&](std::span<const std::uint8_t> landings) {
          const auto named = text_.path().subspan(1);
          if (landings.size() <= named.size() || !std::equal(named.begin(), named.end(), landings.begin()))
            return true;
          const bool diagonal = text_.notation == Notation::diagonal;
          text = name(move.from);
          for (const std::uint8_t square : landings) {
            if (!diagonal) text += variant_.rules.capture_sign;
            text += name(square);
          }
          if (diagonal) text += 'x';
          return false;
        });
    return complete && !text.empty() ? text : written(move);
  }

  // Returns whether the text would be a legal quiet move if captures were not compulsory. For this test all
  // pieces get the colour of the side to move, so that there is nothing to capture.
  bool moves_quietly() const {
    const auto side = static_cast<unsigned>(position_.to_move);
    const Set piece = bit<Set>(text_.from());
    Position<Set> alone;
    alone.to_move = position_.to_move;
    alone.men[side] = position_.occupied() & ~(piece & position_.kings[side]);
    alone.kings[side] = piece & position_.kings[side];
    MoveList<Set> moves;
    return text_.count == 2 && legal_moves_between(variant_, alone, text_.from(), text_.to(), moves) &&
           !moves.empty();
  }

  std::string why_impossible() const {
    const int from = text_.from();
    const int to = text_.to();
    if (from == to) return "it ends where it began";
    if (has(position_.occupied(), to)) return name(to) + " is occupied";
    const board::Cell a = variant_.geometry.cell[static_cast<unsigned>(from)];
    const board::Cell b = variant_.geometry.cell[static_cast<unsigned>(to)];
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    const int steps = std::max(std::abs(dx), std::abs(dy));
    if (text_.count == 2 && dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy))
      return name(from) + " and " + name(to) + " are not on one line, and no capture leads there";
    const bool king = has(position_.kings[static_cast<unsigned>(position_.to_move)], from);
    const int forward = position_.to_move == Colour::white ? dy : -dy;
    if (!king && steps == 1 && forward < 0) return "a man cannot move backward";
    if (steps > 1 && (!king || !variant_.rules.flying))
      return std::string(king ? "the king" : "the man") + " on " + name(from) +
             " captures nothing on the way to " + name(to);
    return "the piece on " + name(from) + " cannot reach " + name(to);
  }

  // Returns in how many characters the two squares of the move differ from the squares of the text.
  int misspelt(const Move<Set>& move) const {
    return distance(name(text_.from()), name(move.from)) + distance(name(text_.to()), name(move.to));
  }
  // Returns how much the move differs from the text. The number of wrong characters counts most; then the
  // differences between the square numbers decide.
  int difference(const Move<Set>& move) const {
    const auto numbers = [&](int a, int b) {
      return std::abs(variant_.names.number(a) - variant_.names.number(b));
    };
    return slip * misspelt(move) + numbers(text_.from(), move.from) + numbers(text_.to(), move.to);
  }

  // Returns the legal moves whose squares are most similar to the squares of the text, if they are similar
  // enough. All returned moves differ in equally many characters; moves with nearer square numbers come
  // first.
  std::vector<const Move<Set>*> nearest() const {
    constexpr std::size_t most_characters = 2;
    text::Nearest<const Move<Set>*> near(most_characters);
    for (const Move<Set>& move : legal_) {
      const auto here = static_cast<std::size_t>(misspelt(move));
      if (move.from == text_.from() || move.to == text_.to() || here < 2) near.offer(here, &move);
    }
    std::vector<const Move<Set>*> found = near.take();
    std::stable_sort(found.begin(), found.end(),
                     [&](const Move<Set>* a, const Move<Set>* b) { return difference(*a) < difference(*b); });
    if (found.size() > text::most_near_moves) found.resize(text::most_near_moves);
    return found;
  }

  // Returns the legal capture to suggest, if possible a capture by the piece that the text moves.
  const Move<Set>& asked_for() const {
    return *std::min_element(legal_.begin(), legal_.end(), [&](const Move<Set>& a, const Move<Set>& b) {
      const bool own_a = a.from == text_.from();
      const bool own_b = b.from == text_.from();
      return own_a != own_b ? own_a : difference(a) < difference(b);
    });
  }

  static constexpr int slip = 1000;  // per wrong character; exceeds any difference of square numbers

  const Variant<Set>& variant_;
  const Position<Set>& position_;
  const MoveText& text_;
  std::string_view written_;
  MoveList<Set> legal_;
  std::vector<const Move<Set>*> nearest_;
};

}  // namespace

Diagnostic explain_misreading(const SquareNames& names, std::string_view written, Misread fault) {
  const std::string part = text::excerpt(written.substr(fault.begin, fault.end - fault.begin));
  const auto words = [&]() -> std::string {
    switch (fault.reason) {
      case Misreading::no_such_square:
        return part + why_no_square(names, part, Notation::numeric);
      case Misreading::no_such_cell:
        return part + why_no_square(names, part, Notation::algebraic);
      case Misreading::no_such_line:
        return part + why_no_square(names, part, Notation::diagonal);
      case Misreading::one_square:
        return part + " is one square; add an x if this is a capture that ends where it begins";
      case Misreading::same_square:
        return part + " ends where it begins";
      case Misreading::surplus_rank:
        return "the digit " + part + " is surplus: rank 10 is written 0, rank 11 is written 1'";
      case Misreading::dash_in_line:
        return "a move along a line, such as f45, has no dash between its digits";
      case Misreading::unknown_sign:
        return part + " is not a sign that can follow a move";
      case Misreading::too_long:
        return "this has more squares than a move can have";
      default:
        return text::excerpt(written) + " is not a move";
    }
  };
  const Code code = names_no_square(fault.reason) ? Code::square_range : Code::move_syntax;
  return {code, Severity::error, fault.begin, fault.end, words(), {}};
}

namespace {

// Returns whether the move fits the first reading of the text, which is in `text`. If not, it belongs to the
// second reading, in another notation.
template <class Set>
bool names_move(const SquareNames& names, const MoveText& text, const Move<Set>& move) {
  if (text.file == 0) return text.circle || (move.from == text.from() && move.to == text.to());
  const char file = names.text(move.from, Notation::algebraic).text[0];
  return file - 'a' + 1 == text.file && move.to == text.to();
}

// Explains a text that names only the file of its start square. Tries each piece of the side to move on that
// file, and returns the most specific refusal.
template <class Set>
Diagnostic explain_file(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                        std::string_view written) {
  std::vector<Diagnostic> found;
  for (unsigned row = 0; row < SquareNames::max_width; ++row) {
    const std::uint8_t square = variant.names.by_letter(text.file - 1U, row);
    if (square == SquareNames::none || !has(position.pieces(position.to_move), square)) continue;
    found.push_back(explain(variant, position, starting_at(text, square), written));
  }
  const auto tells = std::find_if(found.begin(), found.end(),
                                  [](const Diagnostic& one) { return one.code != Code::illegal_move; });
  if (tells != found.end()) return *tells;
  if (found.size() == 1) return found.front();
  MoveList<Set> moves;
  std::vector<std::string> legal;
  if (legal_moves(variant, position, moves))
    write_moves(variant, position, moves, Notation::short_form, legal);
  const std::string to(variant.names.text(text.to(), text.notation).view());
  const std::string file(1, static_cast<char>('a' + text.file - 1));
  const std::string who(colour_name(position.to_move));
  return refusal_of(written,
                    text::excerpt(written) + " is not legal: " + who + " has no piece on file " + file +
                        (found.empty() ? "" : " that can reach " + to),
                    Code::illegal_move, text::nearest_moves(written, std::move(legal), 1));
}

}  // namespace

template <class Set>
Diagnostic explain(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                   std::string_view written) {
  if (text.file != 0) return explain_file(variant, position, text, written);
  return Explainer<Set>(variant, position, text, written).explain();
}

template <class Set>
Diagnostic explain_ambiguity(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                             std::string_view written, const MoveList<Set>& meant) {
  constexpr std::size_t most = 4;
  const bool rivals = std::any_of(meant.begin(), meant.end(), [&](const Move<Set>& move) {
    return !names_move(variant.names, text, move);
  });
  // If the text names only a file, all these moves have the same text in the short form.
  const bool by_squares = rivals || text.file != 0;
  const Notation notation = by_squares ? board::of_squares(variant.names.usual()) : text.notation;
  std::string words = text::excerpt(written) + " can mean ";
  for (std::size_t i = 0; i < meant.size() && i < most; ++i) {
    if (i > 0) words += i + 1 == meant.size() ? " or " : ", ";
    write_move(variant, position, meant[i], notation, words);
    if (!rivals) continue;
    const bool is_short =
        names_move(variant.names, text, meant[i]) == (text.notation == Notation::short_form);
    words += is_short ? " (short notation)" : " (diagonal notation)";
  }
  if (meant.size() > most) words += " or " + std::to_string(meant.size() - most) + " more";
  if (rivals) words += "; a tag Notation can decide";
  return refusal_of(written, std::move(words), Code::ambiguous_move);
}

template Diagnostic explain(const Variant<Set64>&, const Position<Set64>&, const MoveText&, std::string_view);
template Diagnostic explain(const Variant<Set128>&, const Position<Set128>&, const MoveText&,
                            std::string_view);
template Diagnostic explain(const Variant<Set256>&, const Position<Set256>&, const MoveText&,
                            std::string_view);
template Diagnostic explain_ambiguity(const Variant<Set64>&, const Position<Set64>&, const MoveText&,
                                      std::string_view, const MoveList<Set64>&);
template Diagnostic explain_ambiguity(const Variant<Set128>&, const Position<Set128>&, const MoveText&,
                                      std::string_view, const MoveList<Set128>&);
template Diagnostic explain_ambiguity(const Variant<Set256>&, const Position<Set256>&, const MoveText&,
                                      std::string_view, const MoveList<Set256>&);

}  // namespace mt::draughts
