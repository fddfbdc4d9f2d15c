// The mails that a DirectoryTransport has put down: as a mailbox of each of their recipients.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct FiledMail {
  std::string file;
  std::int64_t written = 0;  // nanoseconds; orders them
};

// Mails to that mailbox, in any case of its letters, the newest last.  `directory` as it was given to the
// transport; none if there is no such directory.  Throws std::filesystem::filesystem_error.
std::vector<FiledMail> mails_to(std::string_view mailbox, const std::string& directory);

// The mail without the lines of its envelope.  Nothing: it is not there any more, or larger than 32 MiB.
std::optional<std::string> read_filed_mail(const FiledMail& mail);

}  // namespace mt::server::transport
