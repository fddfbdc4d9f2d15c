#include "movetext/engine/players/settings.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::engine {
namespace {

constexpr std::int64_t most_contempt = 200;
constexpr std::int64_t most_seed = 4'294'967'295;

}  // namespace

Settings::Settings(bool has_table)
    : options_{Option{.name = "Hash",
                      .type = Option::Type::spin,
                      .value = "16",
                      .least = 1,
                      .most = most_megabytes},
               Option{.name = "Contempt",
                      .type = Option::Type::spin,
                      .value = "15",
                      .least = 0,
                      .most = most_contempt},
               Option{
                   .name = "Seed", .type = Option::Type::spin, .value = "0", .least = 0, .most = most_seed}},
      has_table_(has_table) {}

std::span<const Option> Settings::options() const {
  return std::span(options_).subspan(has_table_ ? 0 : 2);
}

std::optional<OwnOption> Settings::set(std::string_view name, std::string_view value) {
  for (const Option& option : options()) {
    if (!text::same_in_any_case(option.name, name)) continue;
    const std::int64_t number = text::parse_number(value);
    if (number < option.least || number > option.most) return std::nullopt;
    if (&option == &options_[1]) {
      contempt_ = static_cast<int>(number);
      return OwnOption::contempt;
    }
    if (&option == &options_[2]) {
      seed_ = static_cast<std::uint64_t>(number);
      return OwnOption::seed;
    }
    megabytes_ = number;
    return OwnOption::hash;
  }
  return std::nullopt;
}

}  // namespace mt::engine
