#include "movetext/replay/finish.hpp"

#include "movetext/games/table/dispatch.hpp"
#include "movetext/record/fold.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/declared_notation.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/resolver.hpp"

#include <algorithm>
#include <span>

namespace mt::replay {
namespace {

// PGN has no result for a game that both have lost: "*" and a word.
bool both_lose(const Record& record) {
  return read_score(terminator(record)) == Score::both_lose ||
         read_score(roster_value(record, RosterTag::result)) == Score::both_lose;
}

// PGN says nothing of a game of chess but its variant.
void finish_chess_tags(Record& record, const GameSpec& spec) {
  const std::string variant = spec.variant_tag();
  const bool known = parse_variant(record.tag("Variant"), &spec).has_value();
  if (variant.empty() && known)
    record.remove_tag("Variant");
  else if (!variant.empty())
    record.set_tag("Variant", variant);
  if (both_lose(record) && record.find_tag("Termination") == nullptr)
    record.set_tag("Termination", "both players lose");
}

// A variation that names another game than the one it was played as; without any it names backgammon.
void finish_match_tags(Record& record, const GameSpec& spec) {
  const backgammon::Rules* rules = spec.as_backgammon();
  const TaggedGame tagged = game_by_tags(record);
  if (rules != nullptr && tagged.choice && tagged.choice->reading.row != spec.row)
    record.set_tag("Variation", rules->variation);
}

}  // namespace

void finish_tags(Record& record, const GameSpec& spec, board::Notation notation, bool full_game_type) {
  if (record.convention->is_match) return finish_match_tags(record, spec);
  if (record.convention->default_game_type >= 0) return finish_chess_tags(record, spec);
  record.set_tag("GameType", spec.game_type(full_game_type));
  if (const std::string variant = spec.variant_tag(); !variant.empty()) record.set_tag("Variant", variant);
  if (notation != spec.notation())
    record.set_tag("Notation", board::name(notation));
  else if (declared_notation(record))
    record.remove_tag("Notation");
}

void keep_tail(Record& record, std::uint32_t stop) {
  auto end = static_cast<std::uint32_t>(record.tape.size());
  if (end > 0 && record.tape[end - 1].kind == EventKind::result) --end;
  const auto tail = std::span(record.tape).subspan(std::min(stop, end), end - std::min(stop, end));
  const bool words = std::all_of(tail.begin(), tail.end(), [](const Event& event) {
    return event.kind == EventKind::comment || event.kind == EventKind::removed;
  });
  if (!words) fold_into_comment(record, stop, end, CommentStyle::brace);
}

void keep_bad_start(Record& record) {
  std::string kept = "FEN '" + std::string(record.tag("FEN")) + '\'';
  std::replace_if(
      kept.begin(), kept.end(), [](char c) { return c == '{' || c == '}'; }, ' ');
  record.remove_tag("FEN");
  record.remove_tag("SetUp");
  const Event comment{.kind = EventKind::comment, .text = record.keep(kept)};
  record.tape.insert(record.tape.begin(), comment);
  for (Event& event : record.tape)  // what was linked by its place
    if (event.kind == EventKind::open || event.kind == EventKind::close) ++event.value;
}

namespace {

// Listens until it hears of a position.
class Visitor : public Follower {
 public:
  Visitor(const AnyGame& game, const AnyPosition& wanted) : game_(game), wanted_(wanted) {}
  void visit(const AnyPosition& position) override { seen_ = seen_ || game_.same_board(position, wanted_); }
  bool seen() const { return seen_; }

 private:
  const AnyGame& game_;
  const AnyPosition& wanted_;
  bool seen_ = false;
};

bool match_visits(const Record& record, const AnyGame& game, std::string_view position) {
  std::vector<Diagnostic> notes;
  AnyPosition wanted;
  if (!game.parse_position(position, wanted, notes)) return false;
  Visitor visitor(game, wanted);
  Record copy = record;
  replay(copy, game, game, {.write_moves = false, .follower = &visitor});
  return visitor.seen();
}

}  // namespace

bool visits(const Record& record, const AnyGame& any, std::string_view position) {
  if (any.kind() == GameKind::backgammon) return match_visits(record, any, position);
  return with_game(any, [&]<class G>(const G& game) {
    std::vector<Diagnostic> notes;
    typename G::Sought wanted{};
    typename G::Position now = game.start();
    if (!game.read_sought(position, wanted, notes)) return false;
    const std::string_view fen = record.tag("FEN");
    if (!fen.empty() && !game.parse_position(fen, now, notes)) return false;
    Resolver<G> resolver(record, game, declared_notation(record));
    for (std::uint32_t at = 0; at < record.tape.size() && !game.is_sought(now, wanted); ++at) {
      const Event& event = record.tape[at];
      if (event.kind == EventKind::open) at = event.value;
      if (event.kind == EventKind::null_ply) now = game.pass(now);
      if (event.kind == EventKind::setup) game.read_setup(record.text(event), now, notes);
      if (event.kind != EventKind::ply) continue;
      const auto ply = resolver.resolve(at, now);
      if (ply.kind != Resolver<G>::Kind::move) return false;
      now = game.play(now, ply.move);
      at = ply.last;
    }
    return game.is_sought(now, wanted);
  });
}

}  // namespace mt::replay
