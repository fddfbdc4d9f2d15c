// Makes the remark on each decision.
#include "movetext/engine/analysis/remarks.hpp"

#include "movetext/engine/analysis/exact_numbers.hpp"
#include "movetext/record/match.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace mt::engine {
namespace {

constexpr std::size_t longest_variation = 12;  // plies

// Returns the text of the value after a move.
std::string value_text(const AnyGame& game, const Decision& decision, const Judgement& judgement) {
  if (!judgement.made) return {};
  const Score& made = *judgement.made;
  const bool of_mover = made.unit == Score::Unit::discs || made.unit == Score::Unit::equity;
  if (judgement.is_over && !of_mover) return {};
  return text_of(of_mover || game.is_white(decision.side) ? made : turned(made));
}

// Returns "? 0.098 13/11 6/5", or an empty string if the loss is too small to mention.
std::string lost_words(const Judgement& judgement) {
  if (judgement.mark == Mark::none || judgement.line.empty()) return {};
  const Score loss{.unit = Score::Unit::equity,
                   .value = static_cast<int>(std::lround(1000 * judgement.loss.value_or(0)))};
  return std::string(sign_of(judgement.mark)) + ' ' + text_of(loss) + ' ' + judgement.line.front();
}

std::string exact(const std::optional<double>& number) {
  return number ? exact_text(*number) : std::string();
}

// Returns the text after "%spread", or an empty string if the plays differ.
std::string spread_words(const Judgement& judgement) {
  if (judgement.is_forced || !judgement.spread || !are_same(*judgement.spread)) return {};
  return exact_text(*judgement.spread);
}

// The properties of SGF for each mark, as GNU Backgammon writes them.
constexpr auto mark_properties = std::to_array<std::string_view>({"", "DO[]", "BM[1]", "BM[2]"});
constexpr auto cube_mark_properties = std::to_array<std::string_view>({"", "DC[]", "BC[1]", "BC[2]"});

// Returns the text after "%double". A decision to roll is mentioned only if a double was close, so that most
// comments stay short.
std::string double_words(const Decision& decision, const Judgement& judgement) {
  constexpr double close = 0.25;  // gnubg counts decisions as close below 0.16, XG below about 0.2
  if (!judgement.cube) return {};
  const auto& [quiet, take, drop] = *judgement.cube;
  const double doubled = std::min(take, drop);
  if (decision.kind == Decision::Kind::roll && std::max(quiet, doubled) - doubled >= close) return {};
  std::string out = exact_text(quiet);
  out.append(" ").append(exact_text(take)).append(" ").append(exact_text(drop));
  if (judgement.mark != Mark::none) out.append(" ").append(words_of(kind_of_error(decision, judgement)));
  return out;
}

// Converts the best line to the notation of the tape. If a side moves twice in succession, the variation ends
// before its second move, because a pass would have to be written between the two.
void add_variation(const AnyGame& game, const Decision& decision, const Judgement& judgement,
                   std::uint32_t number, board::Notation notation, Remark& remark) {
  AnyPosition position = decision.position;
  for (const std::string& move : judgement.line) {
    const Side side = game.to_move(position);
    std::string text;
    Diagnostic refusal;
    if (remark.variation.size() == longest_variation || !game.play(position, move, notation, text, refusal))
      return;
    remark.variation.push_back(std::move(text));
    remark.numbers.push_back(number++);
    if (game.to_move(position) == side) return;
  }
}

class MatchRemarks {
 public:
  // Adds the remark on a decision. A remark on the decision not to double is stored, and becomes a part of
  // the remark on the play that follows.
  void add(const Decision& decision, const Judgement& judgement, std::vector<Remark>& remarks) {
    if (decision.kind == Decision::Kind::roll) {
      cube_ = lost_words(judgement);
      doubled_ = double_words(decision, judgement);
      cube_mark_ = cube_mark_properties[static_cast<std::size_t>(judgement.mark)];
      return;
    }
    const bool is_play = decision.kind == Decision::Kind::play;
    // If a side resigns after its roll, no play follows, and the remark on the roll is dropped.
    if (!is_play || decision.is_opening) forget();
    if (judgement.made) {
      remarks.push_back({.event = decision.event,
                         .value = text_of(*judgement.made),
                         .lost = lost_words(judgement),
                         .cube = std::move(cube_),
                         .loss = exact(judgement.loss),
                         .doubled = is_play ? std::move(doubled_) : double_words(decision, judgement),
                         .luck = exact(judgement.luck),
                         .spread = spread_words(judgement),
                         .properties = mark_of_step(judgement)});
    }
    forget();
  }

 private:
  void forget() {
    cube_.clear();
    doubled_.clear();
    cube_mark_ = {};
  }
  std::string mark_of_step(const Judgement& judgement) const {
    return std::string(mark_properties[static_cast<std::size_t>(judgement.mark)]).append(cube_mark_);
  }

  // Texts about the decision not to double before the next play.
  std::string cube_;
  std::string doubled_;
  std::string_view cube_mark_;
};

}  // namespace

std::vector<Remark> remarks_on(const Record& record, const Course& course,
                               std::span<const Judgement> judgements, board::Notation notation) {
  std::vector<Remark> remarks;
  MatchRemarks of_match;
  for (std::size_t i = 0; i < course.decisions.size(); ++i) {
    const Decision& decision = course.decisions[i];
    const Judgement& judgement = judgements[i];
    if (course.is_match) {
      of_match.add(decision, judgement, remarks);
      continue;
    }
    if (decision.event == Decision::no_event) continue;
    Remark remark{.event = decision.event, .nag = nag_of(judgement.mark)};
    remark.value = value_text(*course.game, decision, judgement);
    if (judgement.mark >= Mark::mistake)
      add_variation(*course.game, decision, judgement, record.tape[decision.event].value, notation, remark);
    if (!remark.value.empty() || remark.nag != 0) remarks.push_back(std::move(remark));
  }
  return remarks;
}

}  // namespace mt::engine
