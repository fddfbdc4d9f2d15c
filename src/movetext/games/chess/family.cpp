#include "movetext/games/chess/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/games/chess/any_chess.hpp"
#include "movetext/games/chess/foreign_files.hpp"
#include "movetext/games/chess/foreign_move.hpp"
#include "movetext/games/chess/looks.hpp"
#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/chess/move_word.hpp"
#include "movetext/text/placement.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

// Values of the tag Variant that programs and sites write for standard chess, also for games that begin with
// a given position.
constexpr auto chess_spellings = std::to_array<std::string_view>({"standard",
                                                                  "classical",
                                                                  "classic",
                                                                  "regular",
                                                                  "normal",
                                                                  "usual",
                                                                  "ordinary",
                                                                  "orthodox",
                                                                  "orthodoxal",
                                                                  "fide",
                                                                  "international",
                                                                  "western",
                                                                  "traditional",
                                                                  "default",
                                                                  "none",
                                                                  "illegal",
                                                                  "fromposition",
                                                                  "setup",
                                                                  "setupposition",
                                                                  "customposition",
                                                                  "standardfromposition",
                                                                  "standardposition"});
constexpr auto chess960_spellings = std::to_array<std::string_view>({"960",
                                                                     "c960",
                                                                     "9lx",
                                                                     "frc",
                                                                     "frc960",
                                                                     "fischer",
                                                                     "fischer960",
                                                                     "fischerandom",
                                                                     "fischerrandom",
                                                                     "fisherandom",
                                                                     "fisherrandom",
                                                                     "fischerandom960",
                                                                     "fischerrandom960",
                                                                     "fisherandom960",
                                                                     "fisherrandom960",
                                                                     "960fischerandom",
                                                                     "960fischerrandom",
                                                                     "960frc",
                                                                     "randomfischer",
                                                                     "freestyle",
                                                                     "freestyle960",
                                                                     "960freestyle",
                                                                     "wildfr"});

// GameType 0 is chess in PDN 3.0.
constexpr auto games = std::to_array<GameRow>({
    {"chess",
     0,
     &family,
     &rows::chess,
     {"standard-chess", "normal", "from-position"},
     -1,
     {},
     {},
     chess_spellings},
    {"chess960",
     -1,
     &family,
     &rows::chess960,
     {"960", "chess-960", "frc", "fischerandom", "fischerrandom", "fischer-random", "fischer-random-chess",
      "wild/fr"},
     0,
     "Chess960",
     {},
     chess960_spellings},
});
constexpr const GameRow& chess960 = games[1];

// The S in the second form means short algebraic notation (PDN 3.0, the tag GameType).
constexpr auto game_type_fields = std::to_array<std::string_view>({",W,8,8,A0,0", ",W,8,8,S0,0"});

std::string_view first_code(const LetterRow& row) {
  return row.codes.substr(0, row.codes.find('|'));
}

struct Verbs {
  using Rules = chess::Rules;

  static std::string key(const Rules& rules) {
    std::string key{static_cast<char>('0' + static_cast<int>(rules.en_passant)),
                    static_cast<char>('0' + static_cast<int>(rules.castling))};
    return key.append(row_of(rules.letters).codes);
  }
  static std::string board_size(const Rules& /*rules*/) { return "8x8"; }
  static board::Notation notation(const Rules& /*rules*/) { return board::Notation::san; }
  static std::string rules_in_words(const Rules& rules) {
    if (!rules.any_start) return "Chess by the laws of FIDE. White begins.";
    return "Chess in which the pieces on the first row begin in one of 960 arrays, with the king between the "
           "rooks. Castling takes king and rook to the same squares as in chess.";
  }

  static Rules with_fen_form(Rules rules, FenForm form) {
    rules.en_passant = form.en_passant == "fen"    ? EnPassantStyle::always
                       : form.en_passant == "xfen" ? EnPassantStyle::beside
                                                   : EnPassantStyle::legal;
    rules.castling = form.castling == "shredder" ? CastlingLetters::files : CastlingLetters::classic;
    return rules;
  }

  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    return std::make_unique<ChessGame>(spec);
  }
};

AnyRules with_letters(Rules rules, Letters letters) {
  rules.letters = letters;
  return AnyRules(rules);
}

constexpr LetterVerbs letter_verbs{
    .find =
        [](std::string_view code) {
          const LetterRow* row = find_letters(code);
          return row == nullptr ? std::string_view() : first_code(*row);
        },
    .language = [](const AnyRules& rules) { return row_of(rules.as<Rules>().letters).language; },
    .with =
        [](const AnyRules& rules, PieceLetters wanted) {
          const LetterRow* row = find_letters(wanted.code);
          return row == nullptr ? rules : with_letters(rules.as<Rules>(), row->letters);
        },
    .others =
        [](const AnyRules& rules) {
          std::vector<AnyRules> others;
          const auto own = rules.as<Rules>();
          for (const LetterRow& row : letter_rows())  // figurines are always accepted
            if (row.letters != own.letters && row.letters != Letters::figurine)
              others.push_back(with_letters(own, row.letters));
          return others;
        },
    .letter_size =
        [](const AnyRules& rules, std::string_view move) {
          return match_letter(row_of(rules.as<Rules>().letters), move).size;
        },
    .usual_letter = "Q",
    .foreign_size = [](std::string_view move) { return match_foreign_letter(move).size; },
    .unnamed =
        [](const AnyRules& rules, std::string_view move) {
          std::vector<AnyRules> unnamed;
          if (may_be_foreign(move))
            for (const Letters letters : unnamed_languages())
              unnamed.push_back(with_letters(rules.as<Rules>(), letters));
          return unnamed;
        },
};

const GameRow* row_of_position(std::string_view position) {
  position.remove_prefix(std::min(position.find_first_not_of(" \t\r\n\""), position.size()));
  return text::begins_with_placement(position) ? &games.front() : nullptr;
}

// Returns Chess960 if the position has castling rights that are impossible in chess. The notation and the
// letters do not change.
std::optional<GameSpec> corrected(const GameSpec& spec, std::string_view position) {
  const auto rules = spec.rules.as<Rules>();
  if (rules.any_start || !only_chess960_has_rights(position)) return std::nullopt;
  Rules other = rows::chess960;
  other.en_passant = rules.en_passant;
  other.castling = rules.castling;
  other.letters = rules.letters;
  return GameSpec{&chess960, AnyRules(other)};
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "chess",
    .title = "Chess",
    .convention = &conventions::pgn,
    .games = games,
    .move_shapes = &move_shapes,
    .standard = &games.front(),
    .looks = {.move = claim_move, .position = claim_position},
    .foreign_files = foreign_files,
    .value_unit = "pawn",
    .fixed_fields = game_type_fields,
    .is_move_word = is_move_word,
    .letters = letter_verbs,
    .positions = {.row_of = row_of_position,
                  .corrected = corrected,
                  .why_corrected = "only Chess960 has these castling rights"},
    .usual_engine = {.program = "stockfish", .protocol = "uci"},
});

}  // namespace mt::chess
