// What a trial must know of a mail that went out.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mt::server::kill {

// The id of a header like "Message-ID:", without its brackets; empty: there is none.
std::string id_of_header(std::string_view message, std::string_view header);

// Mails that were sent, or wait: each once, however often it was sent.
struct MailHeads {
  std::set<std::string> ids;
  std::map<std::string, std::size_t> answers;  // to the mail of that id

  // False: it is here already.
  bool add(const std::string& id, std::string_view message);
};

}  // namespace mt::server::kill
