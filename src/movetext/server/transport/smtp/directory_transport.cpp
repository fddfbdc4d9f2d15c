#include "movetext/server/transport/smtp/directory_transport.hpp"

#include "movetext/archive/atomic_file.hpp"
#include "movetext/text/number.hpp"

#include <filesystem>
#include <string_view>

namespace mt::server::transport {
namespace {

// Returns a safe file name for the mail. The server itself creates the message ids, but the file name must be
// safe even if an id is not.
std::string file_name(std::string_view message_id) {
  constexpr std::size_t longest = 200;
  std::string name(message_id.substr(0, longest));
  for (char& c : name) {
    const bool plain =
        text::is_letter(c) || text::is_digit(c) || c == '.' || c == '@' || c == '-' || c == '_';
    if (!plain) c = '_';
  }
  if (name.empty() || name.front() == '.') name.insert(0, "_");
  return name + ".eml";
}

bool is_one_line(std::string_view text) {
  return text.find_first_of("\r\n") == std::string_view::npos;
}

}  // namespace

DirectoryTransport::DirectoryTransport(const std::string& directory) : directory_(directory + "/new") {
  // Only the owner may read the directory: a person who can read a player's mails can play for that player.
  if (std::filesystem::create_directories(directory_))
    std::filesystem::permissions(directory, std::filesystem::perms::owner_all);
}

Submission DirectoryTransport::submit(const store::OutboxMail& mail) {
  if (!is_one_line(mail.sender) || !is_one_line(mail.recipient))
    return Submission::failed("the sender or the recipient is not a valid mail address");
  const std::string envelope =
      "X-Envelope-From: <" + mail.sender + ">\r\nX-Envelope-To: <" + mail.recipient + ">\r\n";
  archive::AtomicFile file;
  const bool written = file.open(directory_ + '/' + file_name(mail.message_id)) && file.write(envelope) &&
                       file.write(mail.message) && file.commit();
  return written ? Submission::sent() : Submission::deferred(file.error());
}

}  // namespace mt::server::transport
