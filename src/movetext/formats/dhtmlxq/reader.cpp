#include "movetext/formats/dhtmlxq/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/dhtmlxq/game_reader.hpp"
#include "movetext/formats/dhtmlxq/page_text.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mt::dhtmlxq {
namespace {

constexpr std::string_view word = "[DhtmlXQ";
// the charset and the first game of a page must be within this many bytes
constexpr std::size_t head_bytes = std::size_t{64} << 10;

}  // namespace

std::size_t next_game(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::string_view rest = text.substr(at + word.size());
    if (rest.starts_with("]") || rest.starts_with("HTML]")) return at;
  }
  return text.size();
}

Page::Page(std::string_view first_bytes) {
  constexpr std::string_view key = "charset=";
  const std::string head = text::small_letters(first_bytes.substr(0, head_bytes));
  std::size_t at = head.find(key);
  if (at == std::string::npos) return;
  at += key.size();
  if (at < head.size() && (head[at] == '"' || head[at] == '\'')) ++at;
  constexpr auto charsets = std::to_array<std::pair<std::string_view, text::Charset>>(
      {{"gb", text::Charset::gbk}, {"big5", text::Charset::big5}});
  for (const auto& [name, charset] : charsets)
    if (head.compare(at, name.size(), name) == 0) charset_ = charset;
}

std::shared_ptr<const FileContext> open(const FileStart& start) {
  return std::make_shared<const Page>(start.bytes);
}

bool begins_page(std::string_view first_bytes) {
  return first_bytes.starts_with('<') &&
         first_bytes.substr(0, head_bytes).find(word) != std::string_view::npos;
}

bool begins_game(std::string_view first_bytes) {
  return first_bytes.starts_with(word);
}

Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record) {
  const std::string_view chunk = place.chunk;
  const std::size_t own = next_game(chunk, place.begin);
  const std::size_t end = own < chunk.size() ? next_game(chunk, own + 1) : own;
  const std::string_view bytes = chunk.substr(place.begin, end - place.begin);
  const bool blank = std::all_of(bytes.begin(), bytes.end(), text::is_blank);
  if (blank) {
    record.clear();
    return {Found::none, end};
  }
  ReadOptions with_charset = options;
  const auto* const page = static_cast<const Page*>(place.context);
  if (!options.charset && page != nullptr && !text::is_utf8(bytes)) with_charset.charset = page->charset();
  Reading reading = read_decoded(bytes, with_charset, record, [&](std::string_view text) {
    record.source = text;
    if (text.size() > options.limits.record_bytes) {
      record.report(Code::record_too_large, severity(Code::record_too_large, options.policy), 0, 0,
                    "a record of " + std::to_string(text.size()) + " bytes has more than " +
                        std::to_string(options.limits.record_bytes >> 20) +
                        " MiB; it is passed through unread");
      return Reading{Found::oversized, text.size()};
    }
    return Reading{GameReader(text, options, record).run(), text.size()};
  });
  reading.end = end;
  return reading;
}

}  // namespace mt::dhtmlxq
