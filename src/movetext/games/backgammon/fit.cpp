#include "movetext/games/backgammon/fit.hpp"

#include "movetext/games/backgammon/draft.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/settle.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::backgammon {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Item::count_)> item_words{
    "which side is White",
    "the dice",
    "the cube",
    "that the cube is not in use",
    "the largest value of the cube",
    "the score",
    "whether this is the Crawford game",
    "the Jacoby rule",
    "the beaver rule",
    "the double on offer",
    "the beaver on offer",
    "the resignation on offer",
    "the variant",
};

class Fitter {
 public:
  Fitter(const Rules& rules, const Position& position, const Holds& holds, PositionNotes& losses)
      : rules_(rules), holds_(holds), losses_(losses), position_(settle(position)) {}

  Position fit() {
    fit_offers();
    fit_dice();
    fit_cube();
    fit_match();
    fit_rules();
    fit_variant();
    // The colours are exchanged last. Only settle() follows, which treats both sides alike.
    if (!holds_.colours && position_.on_roll == Side::first) {
      std::swap(position_.board.sides[0], position_.board.sides[1]);
      position_.on_roll = position_.to_decide = Side::second;
      lose(Item::colours);
    }
    return settle(position_);
  }

 private:
  void lose(Item item, Severity severity = Severity::warning, std::string_view which = {}) {
    std::string message(holds_.name);
    message.append(" cannot express ").append(item_words[static_cast<std::size_t>(item)]);
    if (!which.empty()) message.append(" ").append(which);
    remark(losses_, {}, std::move(message), Code::position_loss, severity);
  }
  void assume(std::string_view what) {
    std::string message(holds_.name);
    message.append(" cannot leave a rule open: ").append(what);
    remark(losses_, {}, std::move(message), Code::rules_assumed);
  }

  void fit_offers() {
    if (position_.double_offered && !holds_.double_offer) {
      lose(Item::double_offer);
      position_.double_offered = false;
    } else if (position_.animals > holds_.animals) {
      // Beavers and raccoons are dropped in pairs, so that the same side still has to answer.
      lose(Item::animals);
      const int excess = position_.animals - holds_.animals;
      const int dropped = holds_.animals == 0 ? position_.animals : (excess + 1) / 2 * 2;
      position_.animals = static_cast<std::uint8_t>(position_.animals - dropped);
    }
    const bool by_other = position_.to_decide == position_.on_roll;
    if (position_.resignation != 0 && (!holds_.resignation || (by_other && !holds_.any_resignation))) {
      lose(Item::resignation);
      position_.resignation = 0;
    }
    position_ = settle(position_);
  }

  void fit_dice() {
    Dice& dice = position_.dice;
    if (dice.first < dice.second) std::swap(dice.first, dice.second);
    if (!dice.rolled() || holds_.dice) return;
    lose(Item::dice);
    dice = {};
  }

  void fit_cube() {
    Cube& cube = position_.cube;
    if (!holds_.cube && (cube.exponent != 0 || cube.owner != CubeOwner::none)) {
      lose(Item::cube);
      cube.exponent = 0;
      cube.owner = CubeOwner::none;
    } else if (cube.exponent > holds_.max_exponent) {
      lose(Item::cube, Severity::error);
      cube.exponent = holds_.max_exponent;
    }
    if (cube.state == CubeState::disabled && position_.match_length != 1 && !holds_.no_cube) {
      lose(Item::no_cube);
      cube.state = CubeState::available;
    }
    fit_limit();
  }
  void fit_limit() {
    std::uint8_t& limit = position_.max_cube;
    if (limit != 0 && limit != Cube::usual_limit && holds_.max_cube == Tells::nothing) lose(Item::max_cube);
    const bool said = holds_.max_cube == Tells::yes_no && position_.is_money();
    if (holds_.max_cube == Tells::nothing || (limit == Cube::usual_limit && !said)) limit = 0;
    if (limit == 0 && said && position_.cube.state != CubeState::disabled)
      limit = position_.cube.exponent < Cube::usual_limit ? Cube::usual_limit : Cube::max_exponent;
  }

  void fit_match() {
    auto& score = position_.score;
    std::uint32_t& length = position_.match_length;
    constexpr auto most = static_cast<std::uint32_t>(max_points);
    if (holds_.match ? std::max({score[0], score[1], length}) <= most : (score[0] | score[1] | length) == 0)
      return;
    lose(Item::match);
    if (!holds_.match && length > 0) position_.jacoby = position_.beavers = Flag::unknown;
    length = holds_.match ? std::min(length, most) : 0;
    const std::uint32_t limit = !holds_.match ? 0 : length > 0 ? length - 1 : most;
    for (std::uint32_t& points : score) points = std::min(points, limit);
    // A match to one point has no cube, but money play has one.
    if (!holds_.no_cube) position_.cube.state = CubeState::available;
  }

  void fit_rules() {
    position_ = settle(position_);
    position_.crawford = fitted(position_.crawford, implied_crawford(position_), holds_.crawford,
                                Item::crawford, Flag::yes, "written as the Crawford game");
    const Flag money = implied_money_rule(position_);
    position_.jacoby = fitted(position_.jacoby, money, holds_.jacoby, Item::jacoby, Flag::no,
                              "written without the Jacoby rule");
    position_.beavers =
        fitted(position_.beavers, money, holds_.beavers, Item::beavers, Flag::no, "written without beavers");
  }
  // `implied`: what the notation means if it does not mark the rule.
  Flag fitted(Flag known, Flag implied, Tells tells, Item item, Flag usual, std::string_view assumption) {
    if (known == implied && (known != Flag::unknown || tells != Tells::yes_no)) return known;
    if (known == Flag::unknown) {
      if (tells == Tells::all) return known;
      assume(assumption);
      return usual;
    }
    if (tells == Tells::all || tells == Tells::yes_no || (tells == Tells::yes && known == Flag::yes))
      return known;
    const bool turns = known == Flag::yes || implied == Flag::yes;
    lose(item, turns ? Severity::warning : Severity::note);
    return implied;
  }

  void fit_variant() {
    const bool usual = rules_.name == rows::backgammon.name;
    const bool hypergammon = rules_.checkers < max_checkers;
    const bool held =
        holds_.variants == Variants::all || (holds_.variants == Variants::checkers && hypergammon) ||
        (holds_.variants == Variants::some && (hypergammon || rules_.name == rows::nackgammon.name));
    if (!usual && !held) lose(Item::variant, Severity::warning, rules_.name);
  }

  const Rules& rules_;
  const Holds& holds_;
  PositionNotes& losses_;
  Position position_;
};

}  // namespace

Position fit(const Rules& rules, const Position& position, const Holds& holds, PositionNotes& losses) {
  return Fitter(rules, position, holds, losses).fit();
}

}  // namespace mt::backgammon
