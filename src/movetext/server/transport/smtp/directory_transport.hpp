// Writes mails into a directory, for hosts without a relay and for checking outgoing mails.
#pragma once
#include "movetext/server/transport/smtp/transport.hpp"

#include <string>

namespace mt::server::transport {

// Writes each mail to the file `new/MESSAGE-ID.eml` below the directory. The file begins with the envelope,
// as headers X-Envelope-From and X-Envelope-To. A file is complete as soon as it appears, and is on disk when
// submit() returns.
class DirectoryTransport : public Transport {
 public:
  // Creates the directory. Throws std::filesystem::filesystem_error if it cannot be created.
  explicit DirectoryTransport(const std::string& directory);

  Submission submit(const store::OutboxMail& mail) override;

 private:
  std::string directory_;  // ends with "/new"
};

}  // namespace mt::server::transport
