#include "movetext/server/app/mail_facts.hpp"

#include "movetext/server/words/quantities.hpp"
#include "movetext/text/number.hpp"

namespace mt::server::app {
namespace {

struct Wish {
  std::string_view word;
  bool domain::Settings::*wanted;
};
constexpr std::array<Wish, 4> wishes{{{"flip", &domain::Settings::flip},
                                      {"large", &domain::Settings::large},
                                      {"html", &domain::Settings::html},
                                      {"png", &domain::Settings::png}}};

constexpr std::int64_t highest_rating = 99'999;

// Returns the text before the next `sign`, and removes this text and the sign from `text`.
std::string_view take_until(std::string_view& text, char sign) {
  const std::size_t end = std::min(text.find(sign), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::optional<words::RatingShown> parse_rating(std::string_view text) {
  words::RatingShown rating;
  rating.provisional = text.ends_with('?');
  if (rating.provisional) text.remove_suffix(1);
  const bool below = text.starts_with('-');
  if (below) text.remove_prefix(1);
  const std::int64_t value = text::parse_number(text, highest_rating);
  if (value < 0) return std::nullopt;
  rating.value = static_cast<double>(below ? -value : value);
  return rating;
}

bool read(std::string_view word, MailFacts& facts) {
  for (const Wish& wish : wishes)
    if (word == wish.word) return facts.settings.*wish.wanted = true;
  const std::string_view name = take_until(word, '=');
  if (name == "r1" || name == "r2") {
    auto& rating = facts.ratings[name == "r1" ? 0 : 1];
    rating = parse_rating(word);
    return rating.has_value();
  }
  if (name == "to") facts.reply_to = word;
  if (name == "w")
    while (!word.empty()) facts.watchers.emplace_back(take_until(word, ','));
  return name == "to" || name == "w";
}

}  // namespace

std::string to_text(const MailFacts& facts) {
  std::string out;
  for (const Wish& wish : wishes)
    if (facts.settings.*wish.wanted) out.append(wish.word) += ' ';
  for (std::size_t i = 0; i < facts.ratings.size(); ++i)
    if (facts.ratings[i])
      out += 'r' + std::to_string(i + 1) + '=' + words::rating_words(*facts.ratings[i]) + ' ';
  if (!facts.watchers.empty()) {
    out += "w=";
    for (const std::string& name : facts.watchers) (out += name) += ',';
    out.back() = ' ';
  }
  // Always written, so that the text is not empty even if all facts are empty.
  return out + "to=" + facts.reply_to;
}

std::optional<MailFacts> parse_mail_facts(std::string_view text) {
  if (text.empty()) return std::nullopt;
  MailFacts facts;
  for (const Wish& wish : wishes) facts.settings.*wish.wanted = false;
  while (!text.empty())
    if (!read(take_until(text, ' '), facts)) return std::nullopt;
  return facts;
}

}  // namespace mt::server::app
