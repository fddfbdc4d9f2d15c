// Puts mails into a directory, for hosts without a relay and for looking at what would be sent.
#pragma once
#include "movetext/server/transport/smtp/transport.hpp"

#include <string>

namespace mt::server::transport {

// Writes each mail to a file `new/MESSAGE-ID.eml` below the directory, with its envelope as headers
// X-Envelope-From and X-Envelope-To before it.  A file appears whole, and is on the disk when submit()
// returns.
class DirectoryTransport : public Transport {
 public:
  // Makes the directory.  Throws std::filesystem::filesystem_error if the directory cannot be made.
  explicit DirectoryTransport(const std::string& directory);

  Submission submit(const store::OutboxMail& mail) override;

 private:
  std::string directory_;  // ends with "/new"
};

}  // namespace mt::server::transport
