#include "movetext/cli/record_diagrams.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/record/steps.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::cli {
namespace {

class Illustrator {
 public:
  Illustrator(const DiagramStyle& style, const PlayedLine& played, const GameLine& line)
      : style_(style), played_(played), line_(line) {
    while (known_ < line.events.size() && played.position(line.events[known_])) ++known_;
  }

  GameDiagram draw(const GamePoint& moment) {
    const auto at = find_moment(played_.record, played_.game, line_, known_, moment);
    const auto now = at ? position(*at) : std::nullopt;
    if (!now) return {names(), {{}, objection(moment), Status::faults}};
    GameDiagram diagram;
    const bool is_end = *at == known_;
    const std::string words = words_for(*at, is_end);
    diagram.heading = names();
    diagram.heading.append(diagram.heading.empty() ? "" : ": ").append(words);
    const auto before = *at > 0 ? position(*at - 1) : std::nullopt;
    const auto [light, dark] = players();
    const std::vector<std::string_view> comments =
        comments_after(played_.record, *at > 0 ? line_.events[*at - 1] + 1 : first_event());
    diagram.picture = draw_picture(style_, {.game = played_.game,
                                            .position = *now,
                                            .before = before ? &*before : nullptr,
                                            .title = title(diagram.heading, *now),
                                            .comments = comments,
                                            .players = {light, dark},
                                            .marks = board::Marks::brackets});
    return diagram;
  }

 private:
  std::uint32_t first_event() const { return line_.start ? *line_.start + 1 : 0; }
  std::optional<AnyPosition> position(std::size_t at) const {
    return at > 0 ? played_.position(line_.events[at - 1]) : played_.position(line_.start);
  }

  static std::string shown(std::string_view value) {
    std::string out;
    text::append_shown(value, out);
    return out;
  }
  std::string_view value(RosterTag tag) const {
    return roster_value(played_.record, tag, played_.game.is_white(Side::first));
  }
  // Returns the names of the light and the dark player; an unknown name is empty.
  std::array<std::string, 2> players() const {
    std::array<std::string, 2> names{shown(value(RosterTag::white)), shown(value(RosterTag::black))};
    for (std::string& name : names)
      if (!is_known_value(name)) name.clear();
    return names;
  }
  // Returns "Anand - Carlsen, Chennai, 2013.11.09", without the unknown parts.
  std::string names() const {
    std::string out;
    const auto [white, black] = players();
    if (!white.empty() || !black.empty())
      out.append(white.empty() ? "?" : white).append(" - ").append(black.empty() ? "?" : black);
    const auto add = [&out](std::string_view words) { out.append(out.empty() ? "" : ", ").append(words); };
    if (is_known_value(value(RosterTag::event))) add(shown(value(RosterTag::event)));
    if (is_known_value(value(RosterTag::date))) add(shown(known_part_of_date(value(RosterTag::date))));
    if (line_.number > 0) add("game " + std::to_string(line_.number));
    return out;
  }

  // Returns the last move among the first `at` events of the line.
  std::string move_before(std::size_t at) const {
    for (; at > 0; --at)
      if (std::string move = numbered_move(played_.record, line_.events[at - 1]); !move.empty())
        return shown(move);
    return {};
  }
  std::string words_for(std::size_t at, bool is_end) const {
    const std::string move = move_before(at);
    std::string words = move.empty() ? "start position" : "after " + move;
    const std::string_view result = record_result(played_.record);
    const bool whole = known_ == line_.events.size();
    if (is_end && whole && !line_.start && is_known_value(result) && result != "*")
      words.append(", ").append(shown(result));
    return words;
  }
  std::string title(const std::string& heading, const AnyPosition& now) const {
    const AnyGame& game = played_.game;
    std::string words = game.spec().name() + ", " + heading;
    if (game.outcome(now).kind == Outcome::Kind::open)
      words.append(", ").append(game.side_name(game.to_move(now))).append(" to move");
    return words;
  }
  std::string objection(const GamePoint& moment) const {
    if (known_ == 0 && !position(0)) return "has no known position";
    std::string last = move_before(known_);
    last = last.empty() ? "it has no moves" : "it ends after " + last;
    if (moment.kind == GamePoint::Kind::ply) return "has fewer plies: " + last;
    return "has no such move: " + last;
  }

  const DiagramStyle& style_;
  const PlayedLine& played_;
  const GameLine& line_;
  std::size_t known_ = 0;  // number of events before the first unknown position
};

}  // namespace

bool is_known_value(std::string_view value) {
  return value.find_first_not_of("?.- ") != std::string_view::npos;
}

std::string_view known_part_of_date(std::string_view date) {
  return date.substr(0, std::min(date.find(".?"), date.size()));
}

std::vector<std::string_view> comments_after(const Record& record, std::uint32_t begin) {
  std::vector<std::string_view> comments;
  for (std::uint32_t i = begin; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (is_step(event.kind)) break;
    if (event.kind == EventKind::open) i = event.value;
    if (event.kind == EventKind::comment) comments.push_back(record.text(event));
  }
  return comments;
}

GameDiagram draw_game(const DiagramStyle& style, const PlayedLine& played, const GameLine& line,
                      const GamePoint& moment) {
  return Illustrator(style, played, line).draw(moment);
}

}  // namespace mt::cli
