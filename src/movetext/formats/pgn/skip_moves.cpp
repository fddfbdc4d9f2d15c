// Finds the end of a record that was refused after its tags, without reading its moves.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

namespace mt::pgn {
namespace {

// Skips movetext in the form that programs export: lines of moves with comments in braces, a result at the
// end of a line, and an empty line before the tags of the next record. Movetext in any other form must be
// read by the reader.
class UsualMoves {
 public:
  UsualMoves(Grammar grammar, std::string_view text, std::size_t limit)
      : grammar_(grammar), text_(text), limit_(limit) {}

  // Returns the end of the moves that begin at `at`: the start of the next record's tags, or the end of the
  // text. Returns 0 if the moves may end earlier.
  std::size_t end_after(std::size_t at) const {
    int depth = 0;
    std::size_t looked_at = 0;  // skips_comments() has examined the text up to this index
    for (;; ++at) {
      at = text::find_any<'\n', '{', '}', '(', ')', '*', ';', '%'>(text_, at);
      if (at > limit_) return 0;
      if (at == text_.size()) return depth == 0 && ends_with_result(at) ? at : 0;
      switch (text_[at]) {
        case '{':
          if (at >= looked_at && skips_comments(at, looked_at)) break;
          at = comment_end(at);
          if (at == 0) return 0;
          --at;
          break;
        case '(':
        case ')':
          depth += text_[at] == '(' ? 1 : -1;
          if (depth < 0) return 0;
          break;
        case '\n':
          if (ends_moves(at + 1)) return depth == 0 ? end_before(at, at + 1) : 0;
          if (may_end_with_result(at) && ends_with_result(at)) return 0;  // a game without tags may follow
          break;
        case '*':
          if (line_end(text_, at) > at + 1) return 0;
          break;
        case '%':
          if (begins_line(text_, at)) return 0;
          break;
        default:  // "}" without "{", or ";"
          return 0;
      }
    }
  }

 private:
  // Moves `at` from a comment to the end of its line, if all comments end on that line and no character after
  // `at` on the line needs attention. `looked_at` receives the index up to which the line was examined.
  bool skips_comments(std::size_t& at, std::size_t& looked_at) const {
    looked_at = text::find_far<'\n', '(', ')', '*', ';'>(text_, at);
    if (looked_at == text_.size() || text_[looked_at] != '\n') return false;
    std::size_t brace = looked_at;
    while (text_[brace] != '{' && text_[brace] != '}') --brace;
    if (text_[brace] == '}') at = looked_at - 1;
    return text_[brace] == '}';
  }

  // Returns the end of the comment, or 0 if no brace closes it.
  std::size_t comment_end(std::size_t open) const {
    const std::size_t close = text::find_any<'}', '\n'>(text_, open);
    if (close < text_.size() && text_[close] == '}') return close + 1;
    const CommentExtent comment = brace_comment(grammar_.dialect, text_, open, limit_);
    return comment.closed ? comment.end : 0;
  }

  bool may_end_with_result(std::size_t end) const {
    while (end > 0 && text::is_blank(text_[end - 1])) --end;
    if (end < 2) return false;
    const char before = text_[end - 2];
    return before == '-' || before == '/' || text_[end - 1] == '*' || !text::is_digit(text_[end - 1]);
  }

  // Returns whether the line at `line` is empty or starts with a tag.
  bool ends_moves(std::size_t line) const {
    return line < text_.size() && (text_[line] == '[' || text_[line] == '\n' || text_[line] == '\r');
  }
  // Returns the end of the moves if they end with the line before `line_end`: after that line must come an
  // empty line and tags, or the end of the text. Otherwise returns 0.
  std::size_t end_before(std::size_t line_end, std::size_t next) const {
    if (text_[next] == '[' || !ends_with_result(line_end)) return 0;
    const std::size_t begin = skip_blanks(text_, next);
    const bool is_over = begin == text_.size() || (begins_line(text_, begin) && begins_tag(text_, begin));
    return is_over ? begin : 0;
  }

  bool ends_with_result(std::size_t end) const {
    while (end > 0 && text::is_blank(text_[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && !text::is_blank(text_[begin - 1]) && end - begin < longest_result) --begin;
    return begin < end && match_result(grammar_, text_.substr(0, end), begin).size() == end - begin;
  }

  static constexpr std::size_t longest_result = 16;
  Grammar grammar_;
  std::string_view text_;
  std::size_t limit_;
};

}  // namespace

bool RecordReader::skip_refused(std::size_t limit) {
  if (options_.gate.refuses == nullptr || asked_gate_ || record_.tags.empty() || in_movetext_) return false;
  const std::size_t begin = skip_blanks(text_, at_);
  if (begin >= text_.size() || text_[begin] == '[' || dialect_.nested_comments) return false;
  asked_gate_ = true;
  // If the tags are not in UTF-8, the gate checks the record later, after decoding.
  if (!text::is_utf8(text_.substr(0, at_)) || !options_.gate.refuses(options_.gate.context, record_))
    return false;
  const std::size_t end = UsualMoves(grammar(), text_, limit).end_after(begin);
  if (end > 0) at_ = end;
  return end > 0;
}

}  // namespace mt::pgn
