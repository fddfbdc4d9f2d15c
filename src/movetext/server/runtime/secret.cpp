#include "movetext/server/runtime/secret.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mt::server::runtime {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 10;
constexpr std::size_t key_digits = 64;

// The places where one secret may come from.
struct Source {
  std::string_view key;  // name of the setting that names the file
  const char* variable;
  const std::string& file;
  crypto::Secret& secret;
  bool may_be_missing = false;      // whether the file may be missing
  const char* is_needed = nullptr;  // description of the secret if the server needs it, or else nullptr
};

class OpenFile {
 public:
  explicit OpenFile(const std::string& path)
      : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)) {}
  ~OpenFile() {
    if (file_ >= 0) ::close(file_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  int get() const { return file_; }

 private:
  int file_;
};

// Reads the file into `text`. Returns an error message if the file is not safe or cannot be read; otherwise
// returns an empty text.
std::string read_secret_file(const std::string& path, std::string& text) {
  const OpenFile file(path);
  if (file.get() < 0) return std::string("cannot be opened: ") + std::strerror(errno);
  struct stat facts {};
  if (::fstat(file.get(), &facts) != 0 || !S_ISREG(facts.st_mode)) return "is not a regular file";
  if ((facts.st_mode & (S_IRWXG | S_IRWXO)) != 0) return "can be read by other users: its mode must be 0600";
  if (facts.st_uid != ::geteuid() && facts.st_uid != 0)
    return "belongs to another user: its owner must be the user of the server or root";
  text.resize(most_bytes + 1);
  std::size_t size = 0;
  while (size < text.size()) {
    const ssize_t got = ::read(file.get(), text.data() + size, text.size() - size);
    if (got < 0) return "cannot be read";
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  if (size > most_bytes) return "is larger than 64 KiB";
  text.resize(size);
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text.empty() ? "is empty" : "";
}

void read_source(const Source& source, const Config& config, const Environment& environment,
                 std::vector<std::string>& faults) {
  if (auto value = environment(source.variable); value && !value->empty()) {
    source.secret = crypto::Secret(std::move(*value));
    return;
  }
  if (source.file.empty()) {
    if (source.is_needed)
      faults.push_back(std::string(source.key) + " is not set: name a file with " + source.is_needed +
                       ", or set the environment variable " + source.variable);
    return;
  }
  const std::string path = source.file[0] == '/' ? source.file : config.server.data + "/" + source.file;
  if (source.may_be_missing && ::access(path.c_str(), F_OK) != 0 && errno == ENOENT) return;
  std::string text;
  const std::string objection = read_secret_file(path, text);
  if (objection.empty())
    source.secret = crypto::Secret(std::move(text));
  else
    faults.push_back(std::string(source.key) + ": " + path + " " + objection);
}

void check_key(const crypto::Secret& key, std::string_view name, std::vector<std::string>& faults) {
  if (key.empty()) return;
  const std::string_view text = key.view();
  const bool is_hexadecimal = std::all_of(text.begin(), text.end(), [](char c) {
    return text::is_digit(c) || (text::to_lower(c) >= 'a' && text::to_lower(c) <= 'f');
  });
  if (text.size() != key_digits || !is_hexadecimal)
    faults.push_back(std::string(name) + ": the key must be 64 hexadecimal digits");
}

}  // namespace

Environment process_environment() {
  return [](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    std::string copy(value);
    ::unsetenv(name);
    return copy;
  };
}

SecretsReading read_secrets(const Config& config, const Environment& environment) {
  SecretsReading reading;
  Secrets& secrets = reading.secrets;
  const std::string no_file;
  const bool wants_url = config.store.driver == "postgresql";
  const std::array<Source, 4> sources{{
      {"store.url_file", "MOVETEXT_STORE_URL", wants_url ? config.store.url_file : no_file, secrets.store_url,
       false, wants_url ? "the connection string of postgresql" : nullptr},
      {"mail.smtp_password_file", "MOVETEXT_SMTP_PASSWORD", config.mail.smtp_password_file,
       secrets.smtp_password},
      {"tokens.key_file", "MOVETEXT_TOKEN_KEY", config.tokens.key_file, secrets.token_key},
      {"tokens.old_key_file", "MOVETEXT_OLD_TOKEN_KEY", config.tokens.old_key_file, secrets.old_token_key,
       true},
  }};
  for (const Source& source : sources) read_source(source, config, environment, reading.faults);
  check_key(secrets.token_key, "tokens.key_file", reading.faults);
  check_key(secrets.old_token_key, "tokens.old_key_file", reading.faults);
  return reading;
}

void forbid_core_dumps() {
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  ::prctl(PR_SET_DUMPABLE, 0);
}

}  // namespace mt::server::runtime
