// Reads the data of sent mails that a trial needs.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mt::server::kill {

// Returns the id in a header such as "Message-ID:", without angle brackets, or an empty string if there is
// none.
std::string id_of_header(std::string_view message, std::string_view header);

// The mails that were sent or wait to be sent. Each mail is recorded once, however often it was sent.
struct MailHeads {
  std::set<std::string> ids;
  std::map<std::string, std::size_t> answers;  // number of answers to each mail, by the mail's id

  // Adds the mail; returns false if it was added before.
  bool add(const std::string& id, std::string_view message);
};

}  // namespace mt::server::kill
