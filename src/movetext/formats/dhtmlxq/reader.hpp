// Reads games of DhtmlXQ, as pages of dpxq.com and others have them, to records.
//
// A game is fields in brackets, "[DhtmlXQ_red]...[/DhtmlXQ_red]", between "[DhtmlXQ]" and "[/DhtmlXQ]", in a
// page of HTML or without one.  What a reader sees of the page around it is a comment before the first move.
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

// What a page says of its encoding; files that are valid UTF-8 are UTF-8 in any case.
class Page final : public FileContext {
 public:
  explicit Page(std::string_view first_bytes);
  std::optional<text::Charset> charset() const { return charset_; }

 private:
  std::optional<text::Charset> charset_;
};
std::shared_ptr<const FileContext> open(const FileStart& start);

// Says whether a file begins as a page with a game in it, or with a game.
bool begins_page(std::string_view first_bytes);
bool begins_game(std::string_view first_bytes);

// Reads the record at `place.begin`: a game with the text around it, up to the mark that begins another one.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<MarkScan>;

}  // namespace mt::dhtmlxq
