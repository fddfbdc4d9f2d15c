#include "movetext/cli/invocation.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <thread>

namespace mt::cli {

const std::vector<std::string>& Invocation::values(std::string_view option) const {
  static const std::vector<std::string> none;
  const auto found = values_.find(option);
  return found == values_.end() ? none : found->second;
}

std::optional<std::string_view> Invocation::value(std::string_view option) const {
  const std::vector<std::string>& all = values(option);
  if (all.empty()) return std::nullopt;
  return all.back();
}

std::string_view Invocation::value_or(std::string_view option, std::string_view otherwise) const {
  return value(option).value_or(otherwise);
}

// The value is a number, because the parser rejects all other values.
std::uint64_t Invocation::number_or(std::string_view option, std::uint64_t otherwise) const {
  const auto text = value(option);
  return text ? static_cast<std::uint64_t>(text::parse_number(*text)) : otherwise;
}

unsigned Invocation::threads() const {
  constexpr std::uint64_t most = 1024;
  const std::uint64_t asked = number_or("threads", 0);
  return asked > 0 ? static_cast<unsigned>(std::min(asked, most))
                   : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace mt::cli
