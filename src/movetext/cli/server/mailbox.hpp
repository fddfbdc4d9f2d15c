// Reads the mails of one player from the directory outbox, where a server without a mail system stores them.
#pragma once
#include "movetext/server/protocol/mail/shown_mail.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/transport/smtp/directory_mailbox.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct NumberedMail {
  std::size_t number = 0;  // 1 is the oldest mail
  server::protocol::ShownMail mail;
};

class Mailbox {
 public:
  // Throws std::filesystem::filesystem_error.
  Mailbox(const server::runtime::Config& config, const std::string& owner);

  // Returns whether a server stores mails in this directory.
  bool is_used() const { return used_; }
  std::size_t size() const { return files_.size(); }
  // Returns the mails that came after the first `known`, the oldest first. A mail that cannot be read is
  // omitted, and its number is skipped.
  std::vector<NumberedMail> after(std::size_t known) const;
  // Returns the mail with the number `word`, or the newest mail if `word` is empty. Returns nullopt after
  // reporting that there is no such mail.
  std::optional<NumberedMail> find(std::string_view word) const;

 private:
  std::optional<server::protocol::ShownMail> read(std::size_t index) const;

  std::string owner_;
  bool used_;
  server::protocol::IntakeLimits limits_;
  std::vector<server::transport::FiledMail> files_;
};

}  // namespace mt::cli
