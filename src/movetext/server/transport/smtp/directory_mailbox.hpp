// Reads the mails that a DirectoryTransport has written. The directory serves as the mailbox of every
// recipient.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct FiledMail {
  std::string file;
  std::int64_t written = 0;  // when the file was written, in nanoseconds; mails are sorted by this
};

// Returns the mails to that mailbox, which is compared case-insensitively; the newest is last. `directory` is
// the directory of the DirectoryTransport; if it does not exist, the result is empty. Throws
// std::filesystem::filesystem_error.
std::vector<FiledMail> mails_to(std::string_view mailbox, const std::string& directory);

// Returns the mail without the lines of its envelope. Returns nothing if the file no longer exists or is
// larger than 32 MiB.
std::optional<std::string> read_filed_mail(const FiledMail& mail);

}  // namespace mt::server::transport
