#include "movetext/server/protocol/commands/verb.hpp"

#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t shortest_beginning = 3;

bool begins(std::string_view name, std::string_view word) {
  return word.size() <= name.size() && text::same_in_any_case(name.substr(0, word.size()), word);
}

}  // namespace

void FoundVerb::name_in(Command& command) const {
  command.verb = row;
  if (as != row->name && !row->alias_text.empty()) command.text = row->alias_text;
}

VerbTable::VerbTable(std::vector<const VerbRow*> rows) : rows_(std::move(rows)) {}

// Calls see(row, name) for each name and alias, until `see` returns true.
template <class See>
void VerbTable::each_name(See see) const {
  for (const VerbRow* row : rows_) {
    if (see(*row, row->name)) return;
    for (const std::string_view alias : row->aliases)
      if (!alias.empty() && see(*row, alias)) return;
  }
}

FoundVerb VerbTable::find(std::string_view word) const {
  FoundVerb found;
  each_name([&](const VerbRow& row, std::string_view name) {
    if (!text::same_in_any_case(name, word)) return false;
    found = {&row, name, {}};
    return true;
  });
  if (found.row || word.size() < shortest_beginning) return found;
  const VerbRow* last = nullptr;
  each_name([&](const VerbRow& row, std::string_view name) {
    if (!begins(name, word) || std::exchange(last, &row) == &row) return false;
    if (!found.row) {
      found = {&row, name, std::string(name)};
    } else {
      found.others += ", ";
      found.others += name;
      found.as = {};
    }
    return false;
  });
  if (found.as.empty()) {
    found.row = nullptr;
  } else {
    found.others.clear();
  }
  return found;
}

std::string_view VerbTable::nearest(std::string_view word) const {
  std::vector<std::string_view> names;
  each_name([&](const VerbRow&, std::string_view name) {
    names.push_back(name);
    return false;
  });
  return text::nearest(word, names);
}

const VerbRow& VerbTable::named(std::string_view name) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const VerbRow* row) { return row->name == name; });
  if (found == rows_.end()) std::abort();
  return **found;
}

}  // namespace mt::server::protocol
