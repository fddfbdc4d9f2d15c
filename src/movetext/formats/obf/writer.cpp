#include "movetext/formats/obf/writer.hpp"

#include "movetext/formats/ggf/board.hpp"
#include "movetext/formats/ggf/move_value.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::obf {
namespace {

struct Candidate {
  std::string move;
  std::string eval;
};

// The parts of a record that become an OBF line, and the number of omitted parts.
struct Problem {
  std::vector<std::string> above;  // comments before the first move
  std::vector<Candidate> moves;
  std::vector<std::string> behind;  // comments after the first move
  std::size_t lost_plies = 0;
  std::size_t lost_others = 0;  // glyphs, times, second values of a move, positions after a move
};

bool is_turn(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply;
}

std::string written(const Record& record, const Event& event) {
  std::string move(event.kind == EventKind::null_ply ? "PS" : record.text(event));
  for (char& c : move)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return move;
}

// Collects the parts of a record. The variations at the first move are alternatives to it.
class Walk {
 public:
  explicit Walk(const Record& record) : record_(record) {}

  Problem run() {
    for (const Event& event : record_.tape) visit(event);
    return std::move(problem_);
  }

 private:
  void visit(const Event& event) {
    if (event.kind == EventKind::open) {
      ++depth_;
      fresh_ = depth_ == 1 && plies_ == 1;
    } else if (event.kind == EventKind::close) {
      --depth_;
      current_ = nullptr;
    } else if (is_turn(event.kind)) {
      take(event);
    } else if (event.kind == EventKind::comment) {
      say(record_.text(event));
    } else if (event.kind == EventKind::nag || event.kind == EventKind::setup) {
      ++problem_.lost_others;
    }
  }

  void take(const Event& event) {
    plies_ += depth_ == 0 ? 1 : 0;
    const bool first = depth_ == 0 ? plies_ == 1 : fresh_;
    fresh_ = false;
    current_ = nullptr;
    if (!first) {
      ++problem_.lost_plies;
      return;
    }
    problem_.moves.push_back({written(record_, event), {}});
    current_ = &problem_.moves.back();
  }

  void say(std::string_view comment) {
    if (problem_.moves.empty()) {
      problem_.above.emplace_back(comment);
      return;
    }
    ggf::Told told = ggf::read_comment(comment);
    if (current_ != nullptr && current_->eval.empty())
      current_->eval = std::move(told.eval);
    else
      problem_.lost_others += told.eval.empty() ? 0 : 1;
    problem_.lost_others += told.seconds.empty() ? 0 : 1;
    if (!told.more.empty()) problem_.behind.push_back(std::move(told.more));
  }

  const Record& record_;
  Problem problem_;
  Candidate* current_ = nullptr;  // the move to which a comment refers
  int depth_ = 0;
  std::size_t plies_ = 0;  // plies of the main line
  bool fresh_ = false;     // a variation at the first move has just started
};

// Appends words; control characters such as line ends become blanks.
void append_line(std::string_view words, std::string& out) {
  for (const char c : words) out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
}

std::string position_of(const Record& record) {
  const std::string_view fen = record.tag(TagName::fen);
  if (!fen.empty()) return std::string(fen);
  return ggf::fen_of(ggf::usual_start(ggf::size_of_type(record.tag(TagName::game_type))));
}

std::string_view counted(std::size_t count, std::string_view one, std::string_view many) {
  return count == 1 ? one : many;
}

}  // namespace

void Writer::write(const Record& record, std::string& out) const {
  const Problem problem = Walk(record).run();
  if (options_.comments)
    for (const std::string& words : problem.above) append_line("% " + words, out), out += '\n';
  append_line(position_of(record), out);
  out += ';';
  for (const Candidate& candidate : problem.moves) {
    if (&candidate != &problem.moves.front() && !options_.variations) break;
    append_line(' ' + candidate.move, out);
    const std::string& eval = candidate.eval;
    if (options_.comments && !eval.empty())
      out.append(eval[0] == '-' || eval[0] == '+' ? ":" : ":+").append(eval);
    out += ';';
  }
  if (options_.comments && !problem.behind.empty()) {
    out += " %";
    for (const std::string& words : problem.behind) append_line(' ' + words, out);
  }
  out += '\n';
}

std::string losses(const Record& record, const WriterOptions& options) {
  const Problem problem = Walk(record).run();
  const auto is_lost = [&](const Tag& tag) {
    const std::string_view value = record.text(tag.value);
    const bool follows = tag.known == TagName::fen || tag.known == TagName::game_type ||
                         tag.known == TagName::set_up || tag.known == TagName::variant;
    const bool says_nothing = value.find_first_not_of("?.*") == std::string_view::npos;
    return !follows && !says_nothing;
  };
  std::string words;
  const auto add = [&](std::size_t count, std::string_view one, std::string_view many) {
    if (count == 0) return;
    words.append(words.empty() ? "" : ", ").append(std::to_string(count)).append(" ");
    words += counted(count, one, many);
  };
  add(static_cast<std::size_t>(std::count_if(record.tags.begin(), record.tags.end(), is_lost)), "tag",
      "tags");
  add(problem.lost_plies, "move after the first one", "moves after the first one");
  if (options.comments) add(problem.lost_others, "time or glyph", "times and glyphs");
  return words;
}

}  // namespace mt::obf
