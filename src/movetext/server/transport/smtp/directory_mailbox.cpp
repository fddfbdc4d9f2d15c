#include "movetext/server/transport/smtp/directory_mailbox.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace mt::server::transport {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view sender_head = "X-Envelope-From: <";
constexpr std::string_view recipient_head = "X-Envelope-To: <";
constexpr std::streamsize most_envelope = 2'048;  // bytes of the two lines of the envelope
constexpr std::size_t most_bytes = std::size_t{32} << 20;

// Removes the first line from `text` and returns it without its line end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 2, text.size()));
  return line;
}

// Returns the mailbox after `head`, or nothing if the line does not begin with `head`.
std::optional<std::string_view> mailbox_of(std::string_view line, std::string_view head) {
  if (!line.starts_with(head) || !line.ends_with('>')) return {};
  return line.substr(head.size(), line.size() - head.size() - 1);
}

// Removes the envelope from `text` and returns its recipient. Returns nothing if the text has no envelope.
std::optional<std::string_view> take_recipient(std::string_view& text) {
  std::string_view rest = text;
  if (!mailbox_of(take_line(rest), sender_head)) return {};
  const auto recipient = mailbox_of(take_line(rest), recipient_head);
  if (recipient) text = rest;
  return recipient;
}

bool is_to(const fs::path& file, std::string_view mailbox) {
  std::ifstream in(file, std::ios::binary);
  std::array<char, most_envelope> bytes{};
  in.read(bytes.data(), most_envelope);
  std::string_view head(bytes.data(), static_cast<std::size_t>(in.gcount()));
  const auto recipient = take_recipient(head);
  return recipient && text::same_in_any_case(*recipient, mailbox);
}

}  // namespace

std::vector<FiledMail> mails_to(std::string_view mailbox, const std::string& directory) {
  std::vector<FiledMail> mails;
  const fs::path place = fs::path(directory) / "new";
  if (!fs::exists(place)) return mails;
  for (const fs::directory_entry& entry : fs::directory_iterator(place)) {
    if (entry.path().extension() != ".eml" || !entry.is_regular_file() || !is_to(entry.path(), mailbox))
      continue;
    const auto written = fs::last_write_time(entry.path()).time_since_epoch();
    mails.push_back({entry.path().string(), std::chrono::nanoseconds(written).count()});
  }
  std::sort(mails.begin(), mails.end(), [](const FiledMail& a, const FiledMail& b) {
    return a.written != b.written ? a.written < b.written : a.file < b.file;
  });
  return mails;
}

std::optional<std::string> read_filed_mail(const FiledMail& mail) {
  std::error_code error;
  const auto size = fs::file_size(mail.file, error);
  if (error || size > most_bytes) return {};
  std::ifstream in(mail.file, std::ios::binary);
  std::string bytes(size, '\0');
  if (!in.read(bytes.data(), static_cast<std::streamsize>(size))) return {};
  std::string_view message = bytes;
  if (!take_recipient(message)) return {};
  return std::string(message);
}

}  // namespace mt::server::transport
