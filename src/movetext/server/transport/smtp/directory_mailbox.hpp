// Reads the mails that a DirectoryTransport has written, as a mailbox of each of their recipients.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct FiledMail {
  std::string file;
  std::int64_t written = 0;  // nanoseconds; the sort order
};

// Returns the mails to that mailbox, compared case-insensitively, newest last.  `directory` is the one given
// to the transport; if it does not exist there are no mails.  Throws std::filesystem::filesystem_error.
std::vector<FiledMail> mails_to(std::string_view mailbox, const std::string& directory);

// Returns the mail without the lines of its envelope, or nothing if the file is gone or larger than 32 MiB.
std::optional<std::string> read_filed_mail(const FiledMail& mail);

}  // namespace mt::server::transport
