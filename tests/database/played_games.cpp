#include "database/played_games.hpp"

#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/roster.hpp"

#include <cctype>
#include <charconv>
#include <optional>

namespace mt::database {
namespace {

std::string text_of(const AnyGame& game, const AnyPosition& position, std::string_view notation) {
  std::string out;
  if (!game.write_position(position, notation, out)) out = "?";
  return out;
}

// Drops the counters of a FEN, which are its last two words.
std::string without_counters(std::string text) {
  for (int i = 0; i < 2; ++i) text.resize(std::min(text.rfind(' '), text.size()));
  return text;
}

std::vector<std::string> board_images(const std::string& fen) {
  const std::string squares = fen.substr(0, fen.find(' '));
  const std::string rest = fen.substr(fen.find(' '));
  std::size_t size = 1;
  while (size * size < squares.size()) ++size;
  std::vector<std::string> out;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    std::string image(squares.size(), '-');
    for (std::size_t row = 0; row < size; ++row) {
      for (std::size_t column = 0; column < size; ++column) {
        std::size_t x = (symmetry & 1) != 0 ? size - 1 - column : column;
        std::size_t y = (symmetry & 2) != 0 ? size - 1 - row : row;
        if ((symmetry & 4) != 0) std::swap(x, y);
        image[y * size + x] = squares[row * size + column];
      }
    }
    out.push_back(image + rest);
  }
  return out;
}

// Mirrors the files of a FEN.
std::string mirrored(const std::string& fen) {
  std::string out;
  std::string rank;
  const std::size_t end = fen.find(' ');
  for (std::size_t i = 0; i <= end; ++i) {
    if (fen[i] != '/' && fen[i] != ' ') {
      rank.insert(rank.begin(), fen[i]);
      continue;
    }
    out += rank + fen[i];
    rank.clear();
  }
  return out + fen.substr(end + 1);
}

// Turns a board of draughts in the hub notation, and exchanges the colours.
std::string turned(const std::string& hub) {
  std::string out(1, hub[0] == 'W' ? 'B' : 'W');
  for (std::size_t i = hub.size(); i > 1; --i) {
    constexpr std::string_view from = "wbWB";
    constexpr std::string_view to = "bwBW";
    const std::size_t at = from.find(hub[i - 1]);
    out += at == std::string_view::npos ? hub[i - 1] : to[at];
  }
  return out;
}

// Exchanges the sides of a position in the notation BPN: "b4E1C3eE3c1e4B-w0b0-w51-...". The
// letters of a side count its checkers on a point, and numbers count empty points.
std::string exchanged(const std::string& bpn) {
  const std::size_t end = bpn.find('-');
  std::string points;
  for (std::size_t i = 0; i < end;) {
    if (std::isdigit(static_cast<unsigned char>(bpn[i])) == 0) {
      points += bpn[i++];
      continue;
    }
    std::size_t size = 0;
    points.append(std::stoul(bpn.substr(i), &size), '.');
    i += size;
  }
  std::string out;
  std::size_t empty = 0;
  const auto end_run = [&] {
    if (empty > 0) out += std::to_string(empty);
    empty = 0;
  };
  for (std::size_t i = points.size(); i > 0; --i) {
    const auto c = static_cast<unsigned char>(points[i - 1]);
    if (c == '.') {
      ++empty;
      continue;
    }
    end_run();
    out += static_cast<char>(std::islower(c) != 0 ? std::toupper(c) : std::tolower(c));
  }
  end_run();
  // "-w0b1-w51": the checkers on the bar, then the side on roll with its dice.
  std::string bars = bpn.substr(end, 5);
  std::swap(bars[2], bars[4]);
  std::string rest = bpn.substr(end + 5);
  rest[1] = rest[1] == 'w' ? 'b' : 'w';
  return out + bars + rest;
}

AnyPosition without_score(const AnyGame& game, const AnyPosition& position) {
  const std::optional<MatchState> state = game.match_state(position);
  MatchState plain;
  plain.on_roll = state->on_roll;
  plain.to_decide = state->on_roll;
  plain.dice = state->dice;
  return game.with_match_state(position, plain);
}

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

int date_of(std::string_view text) {
  const auto part = [&](std::size_t at, std::size_t size) {
    return text.size() < at + size ? 0 : number_in(text.substr(at, size));
  };
  return part(0, 4) * 10000 + part(5, 2) * 100 + part(8, 2);
}

struct Seen {
  std::uint32_t event;
  AnyPosition position;
};

class Recorder final : public replay::LineFollower {
 public:
  void start(const AnyPosition& position) override {
    seen.clear();
    visit(replay::no_event, position);
  }
  void visit(std::uint32_t event, const AnyPosition& position) override { seen.push_back({event, position}); }
  std::vector<Seen> seen;
};

// Makes the steps of one record.
class Reader {
 public:
  Reader(const AnyGame& game, const Record& record, const std::vector<Seen>& seen)
      : game_(game), record_(record) {
    for (const Seen& each : seen) seen_.emplace(each.event, each.position);
  }

  std::vector<PlainGame> read() {
    const bool is_match = record_.convention->is_match;
    if (!is_match) {
      games_.emplace_back();
      arrive(replay::no_event);
    }
    for (std::uint32_t at = 0; at < record_.tape.size(); ++at) {
      const Event& event = record_.tape[at];
      if (event.kind == EventKind::open)
        at = event.value;
      else if (event.kind == EventKind::game)
        games_.emplace_back(), is_open_ = true, roll_.reset(), arrive(at);
      else if (is_match && !is_open_)
        continue;
      else
        step(at, event);
    }
    if (!is_match) {
      const std::string_view result = record_result(record_);
      const auto left = result.substr(0, result.find('-'));
      const auto right = result.substr(std::min(result.find('-') + 1, result.size()));
      const auto halves = [](std::string_view side) { return side == "1/2" ? 1 : 2 * number_in(side); };
      PlainGame& game = games_.back();
      game.has_result = result.find('-') != std::string_view::npos && halves(left) + halves(right) > 0;
      const int first = halves(left) > halves(right) ? 1 : halves(left) < halves(right) ? -1 : 0;
      game.white_points = !game.has_result ? 0 : game_.is_white(Side::first) ? first : -first;
    }
    return games_;
  }

 private:
  void arrive(std::uint32_t event) {
    const auto found = seen_.find(event);
    here_ = found == seen_.end() ? std::nullopt : std::optional(found->second);
    if (here_) add({}, "", *here_);
  }
  void add(const std::optional<AnyPosition>& after, const std::string& sign, const AnyPosition& here) {
    games_.back().steps.push_back(
        {plain_move(game_, here, after ? &*after : nullptr, sign), game_.is_white(game_.to_move(here))});
  }
  void step(std::uint32_t at, const Event& event) {
    const auto found = seen_.find(at);
    switch (event.kind) {
      case EventKind::points:
        games_.back().has_result = true;
        games_.back().white_points = static_cast<int>(event.value / 2);
        if ((side_of(event.value) == Side::first) != game_.is_white(Side::first))
          games_.back().white_points *= -1;
        is_open_ = false;
        return;
      case EventKind::roll:
        // The side that makes the first roll of a game is known after the roll.
        roll_.reset();
        if (found != seen_.end()) {
          MatchState state = *game_.match_state(found->second);
          state.dice = {};
          roll_ = game_.with_match_state(found->second, state);
        }
        return arrive(at);
      case EventKind::cube:
        if (here_) add(here_, "cube " + std::string(name(static_cast<CubeAction>(event.arg))), *here_);
        roll_.reset();
        return arrive(at);
      case EventKind::setup:
        return arrive(at);
      case EventKind::ply:
      case EventKind::null_ply:
        if (event.kind == EventKind::null_ply && found == seen_.end() && !game_.match_state(game_.start()))
          return;
        if (found != seen_.end() && here_) {
          add(found->second, "", *here_);
          if (roll_) add(found->second, " " + roll_text(game_.match_state(*here_)->dice), *roll_);
        }
        roll_.reset();
        return arrive(at);
      default:
        return;
    }
  }

  const AnyGame& game_;
  const Record& record_;
  std::map<std::uint32_t, AnyPosition> seen_;
  std::vector<PlainGame> games_;
  bool is_open_ = false;
  std::optional<AnyPosition> here_;
  std::optional<AnyPosition> roll_;
};

}  // namespace

std::vector<std::string> plain_texts(const AnyGame& game, const AnyPosition& position) {
  const std::string_view family = game.family().name;
  if (family == "othello") return board_images(text_of(game, position, "fen"));
  if (family == "draughts") {
    const std::string hub = text_of(game, position, "hub");
    return {hub, turned(hub)};
  }
  if (family == "backgammon") {
    const bool is_offered = game.match_state(position)->double_offered;
    const AnyPosition plain = without_score(game, position);
    const std::string text = text_of(game, plain, game.position_notations().front());
    const std::string offered = is_offered ? " offered" : "";
    return {text + offered, exchanged(text) + offered};
  }
  const std::string fen = without_counters(text_of(game, position, "fen"));
  if (family == "xiangqi") return {fen, mirrored(fen)};
  return {fen};
}

PlainMove plain_move(const AnyGame& game, const AnyPosition& here, const AnyPosition* after,
                     const std::string& sign) {
  const std::vector<std::string> before = plain_texts(game, here);
  const std::vector<std::string> next = after == nullptr ? before : plain_texts(game, *after);
  PlainMove least;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const PlainMove move{before[i], after == nullptr ? "" : next[i] + sign};
    if (i == 0 || move < least) least = move;
  }
  return least;
}

std::vector<PlainRecord> read_plain_records(const std::vector<std::string>& files, std::size_t most,
                                            std::unique_ptr<const AnyGame>& game) {
  std::vector<PlainRecord> out;
  archive::Task task;
  task.files = files;
  Recorder recorder;
  GameTracer tracer;
  task.stages.push_back(archive::visit_records(
      [&](const archive::PlayedRecord& played) {
        if (played.game == nullptr) return true;
        if (game == nullptr) game = make_game(played.game->spec());
        if (!(played.game->spec().name() == game->spec().name())) return true;
        PlainRecord& record = out.emplace_back();
        record.id = static_cast<std::uint32_t>(out.size());
        record.games = Reader(*game, played.record, recorder.seen).read();
        record.date = date_of(played.record.tag("Date"));
        record.white_elo = number_in(played.record.tag("WhiteElo"));
        record.black_elo = number_in(played.record.tag("BlackElo"));
        // Most families have no ratings or dates in their records, so they get some.
        if (record.white_elo == 0 && out.size() % 3 != 0)
          record.white_elo = static_cast<int>(1500 + out.size() * 37 % 1100);
        if (record.black_elo == 0 && out.size() % 5 != 0)
          record.black_elo = static_cast<int>(1400 + out.size() * 53 % 1300);
        if (out.size() % 7 != 0) record.date = static_cast<int>((1960 + out.size() * 11 % 66) * 10000 + 101);
        tracer.begin(*played.game);
        for (const Seen& seen : recorder.seen) tracer.position(seen.event, seen.position);
        const auto traced = tracer.finish(played.record);
        record.traced.assign(traced.begin(), traced.end());
        return out.size() < most;
      },
      &recorder));
  archive::run_stages(std::move(task));
  return out;
}

}  // namespace mt::database
