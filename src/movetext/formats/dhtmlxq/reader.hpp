// Reads DhtmlXQ games into records; pages of dpxq.com and other sites contain such games.
//
// A game consists of fields in brackets, "[DhtmlXQ_red]...[/DhtmlXQ_red]", between "[DhtmlXQ]" and
// "[/DhtmlXQ]". It may be part of an HTML page; the visible text of the page becomes a comment before the
// first move.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/dhtmlxq/mark_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/charset.hpp"

#include <memory>
#include <optional>
#include <string_view>

namespace mt::dhtmlxq {

// The encoding declared by a page. A file that is valid UTF-8 is read as UTF-8, whatever encoding it
// declares.
class Page final : public FileContext {
 public:
  explicit Page(std::string_view first_bytes);
  std::optional<text::Charset> charset() const { return charset_; }

 private:
  std::optional<text::Charset> charset_;
};
std::shared_ptr<const FileContext> open(const FileStart& start);

// begins_page() returns whether a file begins like a page with a game, begins_game() whether it begins like a
// game.
bool begins_page(std::string_view first_bytes);
bool begins_game(std::string_view first_bytes);

// Reads the record at `place.begin`: a game and the text around it, up to the mark that begins the next game.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<MarkScan>;

}  // namespace mt::dhtmlxq
