#include "movetext/games/draughts/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/games/api/evidence.hpp"
#include "movetext/games/draughts/any_draughts.hpp"
#include "movetext/games/draughts/game_type_fields.hpp"
#include "movetext/games/draughts/looks.hpp"
#include "movetext/games/draughts/move_shapes.hpp"
#include "movetext/games/draughts/rows.hpp"
#include "movetext/games/draughts/rules_in_words.hpp"

namespace mt::draughts {
namespace {

using namespace rows;

constexpr Rules antidraughts = losing(international);
constexpr Rules killer_international = killer(international);

// Numbers 20-41: PDN 3.0, tag GameType; 96-98: written by lidraughts.
constexpr auto games = std::to_array<GameRow>({
    {"international", 20, &family, &international, {"10x10", "draughts", "polish", "intl"}},
    {"english",
     21,
     &family,
     &english,
     {"checkers", "american", "american/english", "8x8"},
     -1,
     {},
     "Checkers"},
    {"italian", 22, &family, &italian, {"dama-italiana"}},
    {"pool", 23, &family, &pool, {"american-pool"}},
    {"spanish", 24, &family, &spanish, {"damas"}},
    {"russian", 25, &family, &russian, {"shashki"}},
    {"brazilian", 26, &family, &brazilian, {"draughts-small", "international-small"}},
    {"canadian", 27, &family, &canadian, {"12x12", "draughts-large", "international-large"}},
    {"portuguese", 28, &family, &portuguese},
    {"czech", 29, &family, &czech},
    {"turkish", 30, &family, &turkish, {"dama"}},
    {"thai", 31, &family, &thai, {"makhos"}},
    {"frisian", 40, &family, &frisian, {"frysk-dammen"}},
    {"spantsireti", 41, &family, &spantsireti, {"spancirety", "spantsiretti"}},
    {"breakthrough", 96, &family, &breakthrough},
    {"frysk", 97, &family, &frysk, {"frysk!"}},
    {"antidraughts", 98, &family, &antidraughts, {"anti"}},
    {"killer", -1, &family, &killer_international, {}, 20, "Killer"},
    {"brazilian-cbd", -1, &family, &brazilian_cbd, {}, 26, "CBD"},
    {"sri-lankan", -1, &family, &sri_lankan, {}, 27, "Sri Lankan"},
    {"filipino", -1, &family, &filipino, {}, 26, "Filipino"},
    {"diagonal-russian", -1, &family, &diagonal_russian, {}, 25, "Diagonal"},
    {"unified-pool", -1, &family, &unified_pool, {}, 23, "Unified"},
    {"jamaican-pool", -1, &family, &jamaican_pool, {}, 23, "Jamaican"},
});

enum Form : std::size_t { killer_form, losing_form };
constexpr auto forms = std::to_array<GameForm>({
    {"killer", {"killer"}, "Killer"},
    {"losing", {"losing", "misere", "reverse", "giveaway"}, "Losing"},
});

struct Verbs {
  using Rules = draughts::Rules;

  static std::string key(const Rules& rules) {
    return {static_cast<char>('0' + static_cast<int>(rules.square_a1)),
            static_cast<char>('0' + static_cast<int>(rules.square_one))};
  }
  static std::string board_size(const Rules& rules) {
    return std::to_string(rules.shape.width) + "x" + std::to_string(rules.shape.height);
  }
  static board::Notation notation(const Rules& rules) { return rules.notation; }
  static std::string rules_in_words(const Rules& rules) { return draughts::rules_in_words(rules); }

  static Rules with_form(const Rules& rules, std::size_t form) {
    return form == killer_form ? killer(rules) : losing(rules);
  }
  static bool has_form(const Rules& rules, std::size_t form) {
    return form == killer_form ? rules.killer : rules.goal == Goal::losing;
  }
  static Rules with_game_type(const Rules& row, const GameType& type) {
    return draughts::with_game_type(row, type);
  }
  static std::string game_type(int number, const Rules& rules) { return write_game_type(number, rules); }
  static std::string short_game_type(int number, const Rules& rules) {
    return write_game_type(number, rules, Notation::short_form);
  }
  static std::optional<Rules> with_letters_turned(Rules rules) {
    if (rules.first != Colour::black) return std::nullopt;
    rules.square_a1 = opposite(rules.square_a1);
    return rules;
  }
  static Rules with_other_first(Rules rules) {
    rules.first = other(rules.first);
    return rules;
  }

  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    const int bits = bits_needed(spec.rules.as<Rules>());
    if (bits <= set_bits<Set64>) return std::make_unique<DraughtsGame<Set64>>(spec);
    if (bits <= set_bits<Set128>) return std::make_unique<DraughtsGame<Set128>>(spec);
    return std::make_unique<DraughtsGame<Set256>>(spec);
  }
};

// A position with square numbers can belong to many games. If it is possible in international draughts, that
// game is assumed.
const GameRow* row_of_position(std::string_view position) {
  const GameRow& usual = games.front();
  const DraughtsGame<Set64> game(spec_of(usual));
  AnyPosition read;
  std::vector<Diagnostic> notes;
  return game.parse_position(position, read, notes) ? &usual : nullptr;
}

// Returns the values of the tag GameType ("25", "21,B,8,8,A0,0") under which texts with this evidence make
// sense, the likeliest value first.
std::vector<const char*> likely_games(const Evidence& evidence) {
  if (evidence.diagonal && !evidence.numbers) return {"20", "26", "25", "40", "27"};
  if (evidence.short_form && !evidence.numbers && evidence.widest <= 8 && evidence.longest <= 8)
    return {"25", "29", "26", "20", "40", "27"};
  if (evidence.by_letter()) {
    if (evidence.widest > 10 || evidence.longest > 10 || evidence.highest > 50) return {"27"};
    if (evidence.longest > 8 || evidence.highest > 40) return {"20", "40"};
    if (evidence.widest > 8) return {"41", "20", "40"};
    if (evidence.both_colours) return {"30"};
    // Records of the English game that use letters have a1 on the side of Black, who begins the game.
    return {"25", "29", "26", "21,B,8,8,A0,0", "23,B,8,8,A0,0", "24", "22"};
  }
  if (!evidence.any() && evidence.two_points) return {"20"};
  if (evidence.highest > 50) return {"27"};
  if (evidence.highest > 32) return {"20", "40", "97"};
  if (evidence.first_from >= 9 && evidence.first_from <= 12) return {"21", "23", "24", "28", "31"};
  if (evidence.first_from >= 21 && evidence.first_from <= 24) return {"22", "25", "26", "29", "21", "31"};
  return {"21", "22", "25", "26", "29", "23", "24", "31", "20", "40"};
}

// Returns the values for all games that name squares in the way that the evidence shows: by letter or by
// number. Evidence::highest is ignored, because it may come from a single damaged move ("41-377").
std::vector<const char*> conceivable_games(const Evidence& evidence) {
  if (evidence.by_letter())
    return {"25", "29", "26", "21,B,8,8,A0,0", "23,B,8,8,A0,0", "24", "22", "20", "40", "41", "30", "27"};
  return {"20", "40", "97", "21", "22", "25", "26", "29", "23", "24", "28", "31", "27"};
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "draughts",
    .title = "Draughts",
    .convention = &conventions::pdn,
    .games = games,
    .move_shapes = &move_shapes,
    .forms = forms,
    .standard = &games.front(),
    .looks = {.move = claim_move, .position = claim_position},
    .has_many_boards = true,
    .positions = {.row_of = row_of_position},
    .guess = {.likely = likely_games, .conceivable = conceivable_games},
});

}  // namespace mt::draughts
