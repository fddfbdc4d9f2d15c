#include "movetext/server/domain/queue.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <optional>

namespace mt::server::domain {
namespace {

// Returns the index of `word` in the text, where it must be a whole word. Returns npos if it does not occur.
std::size_t find_word(std::string_view text, std::string_view word) {
  for (std::size_t at = 0; at + word.size() <= text.size(); ++at) {
    const bool begins = at == 0 || text::is_blank(text[at - 1]);
    const std::size_t end = at + word.size();
    const bool ends = end == text.size() || text::is_blank(text[end]);
    if (begins && ends && text::same_in_any_case(text.substr(at, word.size()), word)) return at;
  }
  return std::string_view::npos;
}

std::optional<QueuedMove> parse_item(std::string_view item) {
  const std::size_t at = find_word(item, "if");
  QueuedMove out;
  if (at == std::string_view::npos) {
    out.move = item;
  } else if (at == 0) {
    const std::size_t then = find_word(item, "then");
    if (then == std::string_view::npos) return {};
    out.condition = text::trim(item.substr(2, then - 2));
    out.move = text::trim(item.substr(then + 4));
    if (out.condition.empty()) return {};
  } else {
    out.move = text::trim(item.substr(0, at));
    out.condition = text::trim(item.substr(at + 2));
    if (out.condition.empty()) return {};
  }
  if (out.move.empty()) return {};
  return out;
}

}  // namespace

std::vector<QueuedMove> parse_queue(std::string_view text) {
  std::vector<QueuedMove> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view item = text::trim(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (item.empty()) continue;
    const auto read = parse_item(item);
    if (!read) return {};
    out.push_back(*read);
  }
  return out;
}

std::string to_text(const std::vector<QueuedMove>& queue) {
  std::string out;
  for (const QueuedMove& item : queue) {
    if (!out.empty()) out += "; ";
    out += item.move;
    if (!item.condition.empty()) out += " if " + item.condition;
  }
  return out;
}

}  // namespace mt::server::domain
