// A relay on a loopback port that remembers every mail, and breaks as it is told to: it closes its doors,
// refuses, hangs up anywhere, also when it has a whole mail and has not said so.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace mt::server::kill {

struct PostedMail {
  std::string message;      // the first copy
  std::size_t copies = 0;   // that are in the hands of the relay, whether it could say so or not
  std::size_t varying = 0;  // copies with other bytes than the first one
  // Between two copies; the first pair that follows each other too soon.
  std::chrono::milliseconds least_gap{std::chrono::hours(1)};
  std::chrono::steady_clock::time_point last;
};

class PostOffice {
 public:
  explicit PostOffice(unsigned seed);
  PostOffice(const PostOffice&) = delete;
  PostOffice& operator=(const PostOffice&) = delete;
  ~PostOffice();

  std::uint16_t port() const { return port_; }
  // How often something goes wrong, of a thousand things said; 0: never.
  void break_down(unsigned of_a_thousand) { breaks_ = of_a_thousand; }
  // Nobody can connect, and who is connected is cut off.
  void close_doors();
  void open_doors();

  std::map<std::string, PostedMail> mails();  // by Message-ID
  std::size_t breaks() const { return broken_; }
  // Mails of which it has said that it will never take them.
  std::size_t refused_for_good() const { return refused_; }

 private:
  struct Talk;
  enum class Way : std::uint8_t { good, later, never, hang_up };

  void listen();
  void run();
  void converse(int socket, unsigned seed);
  Way way_of(Talk& talk, std::string_view command);
  bool command(Talk& talk, const std::string& line);
  bool take_mail(Talk& talk);
  void keep(const std::string& message);

  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> stop_{false};
  std::atomic<bool> closed_{false};
  std::atomic<unsigned> breaks_{0};
  std::atomic<std::size_t> broken_{0};
  std::atomic<std::size_t> refused_{0};
  std::mutex mutex_;  // mails_
  std::map<std::string, PostedMail> mails_;
  std::minstd_rand random_;
  std::vector<std::thread> talks_;
  std::thread thread_;
};

}  // namespace mt::server::kill
