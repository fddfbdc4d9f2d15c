#include "movetext/openings/tagger.hpp"

#include "movetext/text/blank.hpp"

namespace mt::openings {
namespace {

// Returns the record's own value of a tag, or an empty text if the value is "?" or "-".
std::string_view said(const Record& record, std::string_view name) {
  const std::string_view value = text::trim(record.tag(name));
  return value == "?" || value == "-" ? std::string_view() : value;
}

void set_or_remove(Record& record, std::string_view name, std::string_view value) {
  if (!value.empty())
    record.set_tag(name, value);
  else
    record.remove_tag(name);
}

void add_missing(Record& record, const Opening& opening) {
  const std::string_view code_tag = record.convention->code_tag;
  const std::string_view code = said(record, code_tag);
  const std::string_view name = said(record, "Opening");
  const bool other_name = !name.empty() && name != opening.name;
  const bool has_no_variation = said(record, "Variation").empty();
  if (code.empty() && !opening.code.empty()) record.set_tag(code_tag, opening.code);
  if (name.empty()) record.set_tag("Opening", opening.name);
  // If the table has no variation for the name, removes a Variation tag whose value is unknown.
  if (!other_name && has_no_variation) set_or_remove(record, "Variation", opening.variation);
}

}  // namespace

bool sets_tag(std::string_view name) {
  return name == "ECO" || name == "ECCO" || name == "Opening" || name == "Variation" ||
         name == "SubVariation";
}

void Tagger::begin(const AnyGame& game) {
  game_ = &game;
  book_ = cache_.find(game.spec());
  opening_ = nullptr;
  at_start_ = true;
}

void Tagger::visit(const AnyPosition& position) {
  if (book_ == nullptr) return;
  if (at_start_) {
    at_start_ = false;
    if (!game_->same_board(position, game_->start())) book_ = nullptr;
    return;
  }
  if (const Opening* found = book_->find(*game_, position)) opening_ = found;
}

void Tagger::tag(Record& record) const {
  if (opening_ == nullptr) return;
  if (renew_ == Renew::no) return add_missing(record, *opening_);
  // If the table has no code for the name, the code of the record does not contradict the name, and it stays.
  if (!opening_->code.empty()) record.set_tag(record.convention->code_tag, opening_->code);
  set_or_remove(record, "Opening", opening_->name);
  set_or_remove(record, "Variation", opening_->variation);
  record.remove_tag("SubVariation");
}

}  // namespace mt::openings
