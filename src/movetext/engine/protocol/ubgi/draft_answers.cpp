#include "movetext/engine/protocol/ubgi/draft_answers.hpp"

#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/engine/protocol/ubgi/results.hpp"

#include <algorithm>
#include <string>

namespace mt::engine::ubgi {
namespace {

Answer failure(std::string why) {
  Answer answer{.kind = Answer::Kind::failed};
  answer.problem = std::move(why);
  return answer;
}

// In draft 0.01 an engine may also write 24-18 and 24 18.
std::string with_slashes(std::string_view text) {
  std::string out(text);
  std::replace(out.begin(), out.end(), '-', '/');
  if (out.find('/') != std::string::npos) return out;
  std::string pairs;
  for (Words words(out); !words.empty();) {
    if (!pairs.empty()) pairs += ' ';
    pairs.append(words.take()).append("/");
    pairs.append(words.take());
  }
  return pairs;
}

Answer read_play(std::string_view text, const GameLine& asked) {
  const bool is_none = text.empty() || text == "pass";
  const std::string slashed = is_none ? std::string(no_move) : with_slashes(text);
  Words words(slashed);
  Complaint why{Fault::bad_value, "it is not a play"};
  if (const std::string play = take_play(words); !play.empty() && words.empty())
    if (const auto move = legal_play(asked.game(), asked.position(), play, why))
      return {.kind = Answer::Kind::move, .move = *move};
  return failure("answers '" + shown(text) + "': " + why.detail);
}

Answer read_cube(std::string_view word, Kind kind, const GameLine& asked) {
  if (word == "roll") word = "nodouble";
  if (word == "pass") word = "drop";
  Answer answer = read_decision(word, kind, asked);
  if (answer.kind == Answer::Kind::failed) answer = failure("answers '" + shown(word) + "'");
  return answer;
}

// Returns the text after `name` ("cube=" or "move=") in the words after "bestturn". This text may contain
// blanks.
std::string_view part_of(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(name);
  if (at == std::string_view::npos) return {};
  std::string_view part = text.substr(at + name.size());
  const std::size_t next = part.find('=');
  if (next != std::string_view::npos) part = part.substr(0, part.rfind(' ', next));
  return part;
}

}  // namespace

std::optional<Answer> read_draft_answer(std::string_view line, Dialect dialect, Kind kind,
                                        const GameLine& asked) {
  Words words(line);
  if (dialect == Dialect::bare) {
    const std::string_view text = words.take_rest();
    if (text.starts_with("info ") || text.starts_with("id ")) return std::nullopt;
    return kind == Kind::play ? read_play(text, asked) : read_cube(text, kind, asked);
  }
  const std::string_view verb = words.take();
  const std::string_view rest = words.take_rest();
  if (verb == "error" && !rest.starts_with("unknown_command"))
    return failure("refuses the search: " + shown(rest));
  if (verb == "bestmove" && kind == Kind::play) return read_play(rest, asked);
  if (verb == "bestcube" && kind == Kind::cube) return read_cube(rest, kind, asked);
  if (verb == "bestturn")
    return kind == Kind::play ? read_play(part_of(rest, "move="), asked)
                              : read_cube(part_of(rest, "cube="), kind, asked);
  return std::nullopt;
}

}  // namespace mt::engine::ubgi
