// Puts mails into a directory, for hosts without a relay and for inspection of outgoing mails.
#pragma once
#include "movetext/server/transport/smtp/transport.hpp"

#include <string>

namespace mt::server::transport {

// Writes each mail to a file `new/MESSAGE-ID.eml` below the directory, preceded by its envelope as headers
// X-Envelope-From and X-Envelope-To.  A file is complete as soon as it appears, and is on disk when submit()
// returns.
class DirectoryTransport : public Transport {
 public:
  // Creates the directory.  Throws std::filesystem::filesystem_error on failure.
  explicit DirectoryTransport(const std::string& directory);

  Submission submit(const store::OutboxMail& mail) override;

 private:
  std::string directory_;  // ends with "/new"
};

}  // namespace mt::server::transport
