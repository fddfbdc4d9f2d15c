#include "movetext/openings/tagger.hpp"

#include "movetext/text/blank.hpp"

namespace mt::openings {
namespace {

// Returns what the record itself says; empty if that is "?".
std::string_view said(const Record& record, std::string_view name) {
  const std::string_view value = text::trim(record.tag(name));
  return value == "?" ? std::string_view() : value;
}

void set_or_remove(Record& record, std::string_view name, std::string_view value) {
  if (!value.empty())
    record.set_tag(name, value);
  else
    record.remove_tag(name);
}

void add_missing(Record& record, const Opening& opening) {
  const std::string_view code = said(record, "ECO");
  const std::string_view name = said(record, "Opening");
  const bool other_name = !name.empty() && name != opening.name;
  const bool wants_variation = !other_name && said(record, "Variation").empty() && !opening.variation.empty();
  if (code.empty() && !opening.code.empty()) record.set_tag("ECO", opening.code);
  if (name.empty()) record.set_tag("Opening", opening.name);
  if (wants_variation) record.set_tag("Variation", opening.variation);
}

}  // namespace

bool sets_tag(std::string_view name) {
  return name == "ECO" || name == "Opening" || name == "Variation" || name == "SubVariation";
}

void Tagger::begin(const AnyGame& game) {
  game_ = &game;
  book_ = shelf_.find(game.spec());
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
  set_or_remove(record, "ECO", opening_->code);
  set_or_remove(record, "Opening", opening_->name);
  set_or_remove(record, "Variation", opening_->variation);
  record.remove_tag("SubVariation");
}

}  // namespace mt::openings
