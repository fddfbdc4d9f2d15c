// A relay on a loopback port. It records every mail, and fails on request: it accepts no connections, refuses
// mails, or disconnects at any point, even after it has received a whole mail but not acknowledged it.
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
  std::string message;      // the first copy of the mail
  std::size_t copies = 0;   // number of copies that the relay has received, acknowledged or not
  std::size_t varying = 0;  // number of copies whose bytes differ from the first copy
  // Shortest time between two copies.
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
  // Sets how many of a thousand replies are failures; 0 for none.
  void break_down(unsigned of_a_thousand) { breaks_ = of_a_thousand; }
  // Refuses new connections and closes existing ones.
  void close_doors();
  void open_doors();

  std::map<std::string, PostedMail> mails();  // the key is the Message-ID
  std::size_t breaks() const { return broken_; }
  // Returns how many mails the relay has refused for good.
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
  std::mutex mutex_;  // protects mails_
  std::map<std::string, PostedMail> mails_;
  std::minstd_rand random_;
  std::vector<std::thread> talks_;
  std::thread thread_;
};

}  // namespace mt::server::kill
