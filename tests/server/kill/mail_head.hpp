// The data of a sent mail that a trial needs.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mt::server::kill {

// Returns the id in a header such as "Message-ID:", without its brackets, or an empty string.
std::string id_of_header(std::string_view message, std::string_view header);

// Mails that were sent or are waiting: each once, however often it was sent.
struct MailHeads {
  std::set<std::string> ids;
  std::map<std::string, std::size_t> answers;  // number of answers to the mail with that id

  // Returns false if the mail is already there.
  bool add(const std::string& id, std::string_view message);
};

}  // namespace mt::server::kill
