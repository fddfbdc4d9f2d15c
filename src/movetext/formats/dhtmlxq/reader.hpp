// Reads games of DhtmlXQ, as in pages of dpxq.com and other sites, into records.
//
// A game is fields in brackets, "[DhtmlXQ_red]...[/DhtmlXQ_red]", between "[DhtmlXQ]" and "[/DhtmlXQ]", in a
// page of HTML or without one. The visible text of the page around it becomes a comment before the first
// move.
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

// The encoding declared by a page; files that are valid UTF-8 are always read as UTF-8.
class Page final : public FileContext {
 public:
  explicit Page(std::string_view first_bytes);
  std::optional<text::Charset> charset() const { return charset_; }

 private:
  std::optional<text::Charset> charset_;
};
std::shared_ptr<const FileContext> open(const FileStart& start);

// Returns whether the beginning of a file is that of a page with a game, or of a game.
bool begins_page(std::string_view first_bytes);
bool begins_game(std::string_view first_bytes);

// Reads the record at `place.begin`: a game with the text around it, up to the mark that begins the next one.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<MarkScan>;

}  // namespace mt::dhtmlxq
