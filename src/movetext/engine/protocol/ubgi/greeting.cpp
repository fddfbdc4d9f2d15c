#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine::ubgi {
namespace {

constexpr std::string_view subject = "backgammon";  // the subject that the greeting must name
constexpr std::size_t most_options = 10'000;
constexpr std::size_t most_words = 1'000;  // words of one feature

std::vector<std::string> all_words(Words& words) {
  std::vector<std::string> out;
  while (!words.empty() && out.size() < most_words) out.emplace_back(words.take());
  return out;
}
bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

void Greeting::hear(std::string_view line) {
  Words words(line);
  const std::string_view verb = words.take();
  if (verb == "proto") hear_version(words);
  if (verb == "id") hear_identity(words);
  if (verb == "feature") hear_feature(words);
  if (verb == "key") hear_key(words);
  if (verb == "option" && options.size() < most_options)
    if (auto option = read_option(words)) options.push_back(*std::move(option));
}

void Greeting::hear_version(Words& words) {
  const std::string version(words.take());
  if (version.starts_with("0.")) {
    dialect = Dialect::keyed;
  } else if (!version.starts_with("1.")) {
    fault = "it speaks version " + version + " of the protocol";
  } else if (words.take() != subject) {
    fault = "it speaks a protocol of the same name that is not about backgammon";
  } else {
    dialect = Dialect::standard;
  }
}

void Greeting::hear_identity(Words& words) {
  const std::string_view what = words.take();
  if (what == "name") identity.name = words.take_rest();
  if (what == "version") identity.version = words.take_rest();
  if (what == "author") identity.author = words.take_rest();
}

void Greeting::hear_feature(Words& words) {
  const std::string_view name = words.take();
  if (name == "limit") {
    limits = all_words(words);
    for (const std::string& limit : limits) {
      Words one(limit);
      take_limit_words(one, abilities);
    }
  } else if (name == "kind") {
    kinds = all_words(words);
    abilities.cube = abilities.beavers = has(kinds, "cube") && has(kinds, "take");
    abilities.resignations = has(kinds, "resign");
    abilities.values = has(kinds, "eval");
  } else if (name == "position") {
    notations = all_words(words);
  } else if (name == "variant") {
    variants = all_words(words);
  } else if (name == "value") {
    const std::vector<std::string> values = all_words(words);
    abilities.equity = has(values, "cubeful");
    abilities.match_chance = has(values, "mwc");
  }
}

// Reads "engine.ply int 0..7 2 how far it looks".
void Greeting::hear_key(Words& words) {
  Option option{.name = std::string(words.take())};
  const std::string_view type = words.take();
  if (option.name.empty() || options.size() >= most_options) return;
  if (type == "bool") {
    option.type = Option::Type::check;
  } else if (type == "int") {
    option.type = Option::Type::spin;
    const std::string_view range = words.peek();
    if (const std::size_t dots = range.find(".."); dots != std::string_view::npos) {
      Words least(range.substr(0, dots));
      Words most(range.substr(dots + 2));
      option.least = least.take_number().value_or(0);
      option.most = most.take_number().value_or(0);
      words.take();
    }
  } else if (type == "enum") {
    option.type = Option::Type::combo;
    std::string_view choices = words.take();
    while (!choices.empty()) {
      const std::size_t end = std::min(choices.find('|'), choices.size());
      option.choices.emplace_back(choices.substr(0, end));
      choices.remove_prefix(std::min(end + 1, choices.size()));
    }
  }
  words.take("*");
  option.value = words.take();
  options.push_back(std::move(option));
}

}  // namespace mt::engine::ubgi
