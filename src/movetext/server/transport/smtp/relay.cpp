#include "movetext/server/transport/smtp/relay.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <curl/curl.h>
#include <stdexcept>
#include <string_view>

namespace mt::server::transport {
namespace {

constexpr std::size_t longest_words = 300;  // bytes of an answer that are kept

void need_curl() {
  static const bool ready = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
  if (!ready) throw std::runtime_error("the library for SMTP cannot start on this system");
}

struct FreeList {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

// The bytes of a mail that are still to be sent.
struct Source {
  std::string_view rest;
};

std::size_t give_bytes(char* to, std::size_t size, std::size_t count, void* from) {
  auto& source = *static_cast<Source*>(from);
  const std::size_t bytes = std::min(size * count, source.rest.size());
  std::memcpy(to, source.rest.data(), bytes);
  source.rest.remove_prefix(bytes);
  return bytes;
}

// Called for each line that the server sends. Keeps the last line with a code 4xx or 5xx.
std::size_t hear_line(const char* line, std::size_t size, std::size_t count, void* into) {
  const std::string_view said(line, size * count);
  if (!said.starts_with('4') && !said.starts_with('5')) return said.size();
  auto& words = *static_cast<std::string*>(into);
  words = said.substr(0, longest_words);
  while (words.ends_with('\r') || words.ends_with('\n')) words.pop_back();
  std::replace_if(
      words.begin(), words.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return said.size();
}

std::size_t ignore_bytes(const char*, std::size_t size, std::size_t count, void*) {
  return size * count;
}

bool is_plain(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '\x7F'; });
}

std::string url_of(const RelayOptions& options) {
  const bool good = !options.host.empty() && is_plain(options.host) &&
                    options.host.find_first_of("/@?#\\") == std::string::npos && options.port > 0 &&
                    is_plain(options.helo) && options.helo.find_first_of("/?#%\\") == std::string::npos;
  if (!good) throw std::invalid_argument("the host, the port or the HELO name of the relay is invalid");
  const bool version_6 = options.host.find(':') != std::string::npos && !options.host.starts_with('[');
  const std::string host = version_6 ? '[' + options.host + ']' : options.host;
  const char* scheme = options.security == RelaySecurity::tls ? "smtps://" : "smtp://";
  return scheme + host + ':' + std::to_string(options.port) + '/' + options.helo;
}

// Returns whether the server refused this mail for good. A refused login says nothing about the mail.
bool is_final(std::string_view words) {
  const std::string_view code = words.substr(0, 3);
  const bool about_login = code == "530" || code == "534" || code == "535" || code == "538";
  return code.starts_with('5') && !about_login;
}

}  // namespace

class Relay::Impl {
 public:
  explicit Impl(const RelayOptions& options) : options_(options), url_(url_of(options)) {
    need_curl();
    handle_.reset(curl_easy_init());
    if (!handle_) throw std::runtime_error("not enough memory for SMTP");
    set(CURLOPT_URL, url_.c_str());
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_PROXY, "");
    set(CURLOPT_UPLOAD, 1L);
    set(CURLOPT_READFUNCTION, give_bytes);
    set(CURLOPT_WRITEFUNCTION, ignore_bytes);
    set(CURLOPT_HEADERFUNCTION, hear_line);
    set(CURLOPT_HEADERDATA, &words_);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, look_for_cancel);
    set(CURLOPT_XFERINFODATA, &breaks_);
    set(CURLOPT_CONNECTTIMEOUT, static_cast<long>(options_.connect_timeout.count()));
    set(CURLOPT_TIMEOUT, static_cast<long>(options_.timeout.count()));
    secure();
  }

  Submission submit(const store::OutboxMail& mail) {
    breaks_.interrupted = false;
    if (breaks_.cancelled) return Submission::deferred("the server is stopping");
    if (!is_plain(mail.sender) || !is_plain(mail.recipient) || mail.recipient.empty())
      return Submission::failed("the sender or the recipient is not a valid mail address");
    words_.clear();
    Source source{mail.message};
    const std::string recipient = '<' + mail.recipient + '>';
    const std::unique_ptr<curl_slist, FreeList> recipients(curl_slist_append(nullptr, recipient.c_str()));
    set(CURLOPT_MAIL_FROM, ('<' + mail.sender + '>').c_str());
    set(CURLOPT_MAIL_RCPT, recipients.get());
    set(CURLOPT_READDATA, &source);
    set(CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(mail.message.size()));
    const CURLcode result = curl_easy_perform(handle_.get());
    set(CURLOPT_MAIL_RCPT, nullptr);
    return judge(result, source.rest.empty());
  }

  void cancel() { breaks_.cancelled = true; }
  void interrupt() { breaks_.interrupted = true; }

 private:
  struct FreeHandle {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  };

  // State that other threads set.
  struct Breaks {
    std::atomic<bool> cancelled{false};
    std::atomic<bool> interrupted{false};  // interrupts only the current submission
  };
  static int look_for_cancel(void* breaks, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    const auto* asked = static_cast<const Breaks*>(breaks);
    return asked->cancelled || asked->interrupted ? 1 : 0;
  }

  template <class Value>
  void set(CURLoption option, Value value) {
    curl_easy_setopt(handle_.get(), option, value);
  }

  void secure() {
    switch (options_.security) {
      case RelaySecurity::none:
        set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_NONE));
        break;
      case RelaySecurity::opportunistic:
        set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
        set(CURLOPT_SSL_VERIFYPEER, 0L);
        set(CURLOPT_SSL_VERIFYHOST, 0L);
        break;
      case RelaySecurity::starttls:
      case RelaySecurity::tls:
        set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
        break;
    }
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    if (!options_.ca_file.empty()) set(CURLOPT_CAINFO, options_.ca_file.c_str());
    if (options_.user.empty()) return;
    // A password may be sent only over an encrypted connection or to this host.
    const bool here = options_.host == "127.0.0.1" || options_.host == "::1" || options_.host == "localhost";
    const bool proven =
        options_.security == RelaySecurity::starttls || options_.security == RelaySecurity::tls;
    if (!here && !proven)
      throw std::invalid_argument("a login at a relay on another host needs starttls or tls");
    set(CURLOPT_SASL_IR, 1L);
    set(CURLOPT_USERNAME, options_.user.c_str());
    if (options_.password) set(CURLOPT_PASSWORD, std::string(options_.password->view()).c_str());
  }

  Submission judge(CURLcode result, bool whole_mail_sent) const {
    if (result == CURLE_OK) return Submission::sent();
    if (words_.empty()) return Submission::deferred(curl_easy_strerror(result));
    // The library reports a refused envelope and a refused mail differently. It reports a refused mail like a
    // refused greeting.
    const bool of_mail =
        result == CURLE_SEND_ERROR || (result == CURLE_WEIRD_SERVER_REPLY && whole_mail_sent);
    return of_mail && is_final(words_) ? Submission::failed(words_) : Submission::deferred(words_);
  }

  RelayOptions options_;
  std::string url_;
  std::unique_ptr<CURL, FreeHandle> handle_;
  std::string words_;
  Breaks breaks_;
};

Relay::Relay(const RelayOptions& options) : impl_(std::make_unique<Impl>(options)) {}

Relay::~Relay() = default;

Submission Relay::submit(const store::OutboxMail& mail) {
  return impl_->submit(mail);
}

void Relay::cancel() {
  impl_->cancel();
}

void Relay::interrupt() {
  impl_->interrupt();
}

}  // namespace mt::server::transport
