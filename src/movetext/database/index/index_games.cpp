#include "movetext/database/index/index_games.hpp"

#include "movetext/database/file/blocks.hpp"
#include "movetext/database/index/facts_of.hpp"
#include "movetext/database/index/piece_range.hpp"
#include "movetext/replay/last_position.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace mt::database {
namespace {

// Returns whether all findings of the record have the places that they have if no canonical moves are
// written. The place of a wrong result is that of the last event, which is lost if this event is a written
// move.
bool has_exact_places(const Record& record) {
  const bool is_lost = !record.tape.empty() && (record.tape.back().text.begin & Span::side_bit) != 0;
  return !is_lost || std::none_of(record.diagnostics.begin(), record.diagnostics.end(),
                                  [](const Diagnostic& each) { return each.code == Code::wrong_result; });
}

class IndexGames final : public archive::Stage {
 public:
  explicit IndexGames(std::shared_ptr<const IndexOptions> options) : options_(std::move(options)) {
    if (options_->tables != nullptr) follower_ = options_->tables->make_follower();
  }

  archive::Wants wants() const override {
    return {.turn = archive::Turn::use_or_drop, .main_line = true, .all_lines = follower_ != nullptr};
  }
  void prepare(archive::Handling& handling) override { handling.writes_moves = true; }
  archive::Next before(archive::Passing& passing) override {
    return is_old(passing) ? archive::Next::skip : archive::Next::go_on;
  }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override {
    last_.begin();
    pieces_.begin(game);
    if (follower_) follower_->begin(game);
  }
  void main_position(const AnyPosition& position) override {
    last_.visit(position);
    pieces_.visit(position);
  }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    if (follower_) follower_->position(event, position);
  }
  archive::Next after(archive::Passing& passing) override;
  void finish_chunk(archive::Chunk& chunk) override;

 private:
  // Returns the offset in the chunk from which records are added.
  std::size_t begin_in(const archive::Chunk& chunk) const {
    const auto found = options_->grown.find(chunk.file->path);
    if (found == options_->grown.end() || found->second.begin <= chunk.offset) return 0;
    return static_cast<std::size_t>(
        std::min<std::uint64_t>(found->second.begin - chunk.offset, chunk.bytes.size()));
  }
  bool is_old(const archive::Passing& passing) const {
    return passing.extent.begin < begin_in(passing.chunk);
  }
  void add_blocks(const archive::Chunk& chunk, std::size_t begin, IndexedChunk& out);

  std::shared_ptr<const IndexOptions> options_;
  std::unique_ptr<GameFollower> follower_;
  FactReader facts_;
  replay::LastPosition last_;
  PieceRange pieces_;
  BlockCoder coder_;
  std::unique_ptr<IndexedChunk> results_;
  std::size_t old_findings_ = 0;   // findings of the chunk that belong to no game of results_
  std::vector<std::size_t> ends_;  // where the units of the games end in the chunk
};

archive::Next IndexGames::after(archive::Passing& passing) {
  // The later pieces of a record that is too large to be read belong to the game of the first piece.
  if (is_old(passing) || passing.chunk.goes_on) {
    old_findings_ = passing.chunk.findings.size();
    return archive::Next::go_on;
  }
  if (!results_) results_ = std::make_unique<IndexedChunk>();
  const AnyGame* const game = passing.played.game;
  IndexedGame added;
  added.facts = facts_.read(passing, game == nullptr ? 0 : last_.board_key(*game));
  if (game != nullptr) added.facts.pieces = pieces_.column();
  added.first_finding = results_->games.empty() ? old_findings_ : results_->games.back().last_finding;
  added.last_finding = passing.chunk.findings.size();
  added.has_exact_places = has_exact_places(passing.record);
  if (follower_) follower_->keep(added.facts, game, passing.record);
  results_->games.push_back(std::move(added));
  ends_.push_back(passing.extent.end);
  return archive::Next::go_on;
}

void IndexGames::finish_chunk(archive::Chunk& chunk) {
  const std::size_t begin = std::max(chunk.begin_of_part, begin_in(chunk));
  auto results = results_ ? std::exchange(results_, nullptr) : std::make_unique<IndexedChunk>();
  if (begin < chunk.handled) add_blocks(chunk, begin, *results);
  if (follower_) results->followed = follower_->take();
  chunk.own = std::move(results);
  ends_.clear();
  old_findings_ = 0;
}

// Divides the part of the chunk into units, one for each game, and makes blocks of them. Text after the last
// game belongs to its unit.
void IndexGames::add_blocks(const archive::Chunk& chunk, std::size_t begin, IndexedChunk& out) {
  const std::string_view bytes(chunk.bytes);
  const UnitKind kind = chunk.file->format->binary ? UnitKind::bytes : UnitKind::words;
  if (ends_.empty()) ends_.push_back(chunk.handled);
  ends_.back() = chunk.handled;
  std::vector<std::string_view> units;
  std::uint64_t lines = text::count_line_ends(bytes.substr(0, begin));
  for (std::size_t first = 0; first < ends_.size(); first += most_units) {
    const std::size_t last = std::min(ends_.size(), first + most_units);
    IndexedBlock block{.units = last - first, .begin = begin, .end = ends_[last - 1], .lines = lines};
    units.clear();
    for (std::size_t i = first; i < last; ++i) {
      const std::string_view unit = bytes.substr(begin, ends_[i] - begin);
      units.push_back(unit);
      if (i < out.games.size()) {
        IndexedGame& game = out.games[i];
        game.block = out.blocks.size();
        game.place = i - first;
        const std::size_t text = std::min(unit.find_first_not_of(" \t\r\n"), unit.size());
        game.lines = lines + text::count_line_ends(unit.substr(0, text));
      }
      lines += text::count_line_ends(unit);
      begin = ends_[i];
    }
    block.data = coder_.encode(units, kind);
    out.blocks.push_back(std::move(block));
  }
}

}  // namespace

archive::MakeStage index_games(std::shared_ptr<const IndexOptions> options) {
  return [options = std::move(options)] { return std::make_unique<IndexGames>(options); };
}

}  // namespace mt::database
