#include "movetext/cli/server/mailbox.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/server/runtime/policy_of.hpp"
#include "movetext/text/number.hpp"

#include <filesystem>

namespace mt::cli {
namespace {

// Limit for mails from the server. They may be larger than the inbound mails that the server accepts, because
// they contain pictures and long games.
constexpr std::size_t most_of_mail = std::size_t{32} << 20;

}  // namespace

Mailbox::Mailbox(const server::runtime::Config& config, const std::string& owner)
    : owner_(owner),
      used_(config.mail.smtp == "off" &&
            std::filesystem::exists(server::runtime::data_path(config, "outbox"))),
      files_(server::transport::mails_to(owner, server::runtime::data_path(config, "outbox"))) {
  limits_.bytes = limits_.attachment = limits_.text = most_of_mail;
}

std::optional<server::protocol::ShownMail> Mailbox::read(std::size_t index) const {
  const auto bytes = server::transport::read_filed_mail(files_[index]);
  if (!bytes) return {};
  auto shown = server::protocol::show_mail(*bytes, limits_);
  if (auto* mail = std::get_if<server::protocol::ShownMail>(&shown)) return std::move(*mail);
  return {};
}

std::vector<NumberedMail> Mailbox::after(std::size_t known) const {
  std::vector<NumberedMail> mails;
  for (std::size_t i = known; i < files_.size(); ++i)
    if (auto mail = read(i)) mails.push_back({i + 1, std::move(*mail)});
  return mails;
}

std::optional<NumberedMail> Mailbox::find(std::string_view word) const {
  if (files_.empty()) {
    complain("there is no mail to " + owner_);
    return {};
  }
  const std::int64_t number =
      word.empty() ? static_cast<std::int64_t>(files_.size()) : text::parse_number(word, INT32_MAX);
  if (number < 1 || static_cast<std::size_t>(number) > files_.size()) {
    complain("there is no mail to " + owner_ + " with the number '" + std::string(word) +
             "'; the newest mail has the number " + std::to_string(files_.size()));
    return {};
  }
  const auto index = static_cast<std::size_t>(number) - 1;
  if (auto mail = read(index)) return NumberedMail{index + 1, std::move(*mail)};
  complain(files_[index].file + " cannot be read");
  return {};
}

}  // namespace mt::cli
