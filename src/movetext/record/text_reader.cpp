#include "movetext/record/text_reader.hpp"

#include <utility>

namespace mt {

void TextReader::report(Code code, std::size_t begin, std::size_t end, std::string message,
                        std::string hint) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin),
                 static_cast<std::uint32_t>(end), std::move(message), std::move(hint));
}

std::string TextReader::most_bytes() const {
  return std::to_string(options_.limits.record_bytes >> 20) + " MiB";
}

Found TextReader::give_up(std::size_t size, const std::string& limit) {
  record_.clear_content();
  report(Code::record_too_large, 0, 0,
         "a record of " + std::to_string(size) + " bytes has more than " + limit +
             "; it is passed through unread");
  return Found::oversized;
}

}  // namespace mt
