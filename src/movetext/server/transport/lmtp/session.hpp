// One conversation of a mail server with ours (RFC 2033), without a socket: bytes in, bytes out.
//
//   LmtpSession session(limits, check);
//   session.feed(bytes);
//   if (auto delivery = session.take_delivery()) ...   // a whole mail; answer it for each recipient
//   session.answer(0, LmtpAnswer::accepted());
//   send(session.take_output());
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

// What is told to the other side about one recipient.
struct LmtpAnswer {
  enum class Kind : std::uint8_t { accepted, deferred, refused };
  Kind kind = Kind::accepted;
  std::string words;  // one line, no code

  static LmtpAnswer accepted() { return {Kind::accepted, "done"}; }
  // It shall try again later.
  static LmtpAnswer deferred(std::string words) { return {Kind::deferred, std::move(words)}; }
  // It shall tell the sender.
  static LmtpAnswer refused(std::string words) { return {Kind::refused, std::move(words)}; }
};

struct Envelope {
  std::string sender;  // without angle brackets; empty: the null sender
  bool smtp_utf8 = false;
};

struct LmtpDelivery {
  Envelope envelope;
  std::vector<std::string> recipients;
  std::shared_ptr<const std::string> message;  // lines end with CRLF, dots are as written
};

struct LmtpLimits {
  std::size_t message = 262'144;     // bytes
  std::size_t recipients = 100;      // of one mail
  std::size_t command_line = 2'048;  // bytes; longer ones are not read
  std::size_t errors = 20;           // since the last mail
  std::size_t idle_commands = 100;   // NOOP, RSET and the like since the last mail
  std::size_t mails = 1'000;         // of one conversation
};

// Where a conversation stands, for who looks at the time.  Numbers count from its beginning.
struct LmtpStanding {
  bool in_line = false;      // a command has begun and is not whole
  bool in_mail = false;      // from MAIL to the last line of the mail
  bool in_data = false;      // ... from DATA on
  bool is_answered = false;  // a mail is whole and waits for its answers
  bool is_over = false;      // what is left is to be said, and nothing is read
  std::uint64_t lines = 0;   // commands, of any kind
  std::uint64_t mails = 0;   // MAIL, taken
  std::uint64_t steps = 0;   // that lead to a mail: see LmtpSession::step()
  std::uint64_t data = 0;    // bytes of this mail
};

class LmtpSession {
 public:
  // `check` says whether mail to that address is taken at all; it is called with what RCPT names.
  LmtpSession(LmtpLimits limits, std::string name, std::function<LmtpAnswer(std::string_view)> check);

  // Bytes behind the end of a mail are kept until it is answered: stop reading while is_waiting().
  void feed(std::string_view bytes);
  std::string take_output();

  // A mail that came whole.  The session goes on when each of its recipients has been answered, in any order.
  std::optional<LmtpDelivery> take_delivery();
  void answer(std::size_t recipient, const LmtpAnswer& answer);
  // For all recipients that have no answer yet.
  void answer_rest(const LmtpAnswer& answer);
  bool is_waiting() const { return state_ == State::delivering; }

  LmtpStanding standing() const;

  // Something takes too long, or the server stops: what is being answered is answered first.
  void time_out(std::string_view words);
  void stop();
  // Nothing more will be read; send the output and close.
  bool is_over() const { return state_ == State::over; }

 private:
  enum class State : std::uint8_t { greeting, ready, mail, data, delivering, over };

  void run();
  bool take_line();
  void command(std::string_view line);
  void lhlo(std::string_view argument);
  void mail(std::string_view argument);
  bool mail_parameter(std::string_view parameter);
  void rcpt(std::string_view argument);
  void data();
  bool take_data();
  void end_data();
  std::string without_doubled_dots() const;
  void flush_answers();
  void step(std::uint8_t height);
  void reset();
  void reply(std::string_view text);
  void fault(std::string_view text);
  void finish(std::string_view text);

  LmtpLimits limits_;
  std::string name_;
  std::function<LmtpAnswer(std::string_view)> check_;
  State state_ = State::greeting;
  std::string input_;
  std::string output_;
  std::size_t begin_ = 0;       // of what is not read yet in input_; 0 outside of run()
  bool skipping_line_ = false;  // the rest of a line that was too long
  bool stopping_ = false;
  std::size_t errors_ = 0;
  std::size_t idle_commands_ = 0;
  std::size_t mails_ = 0;
  std::uint8_t height_ = 0;  // the highest step since the last mail
  std::uint64_t steps_ = 0;
  std::uint64_t lines_ = 0;
  std::uint64_t begun_mails_ = 0;  // by MAIL
  std::uint64_t data_ = 0;         // bytes of this mail
  Envelope envelope_;
  std::vector<std::string> recipients_;
  std::string message_;
  bool too_large_ = false;
  std::size_t swallowed_ = 0;  // bytes of a mail that is too large
  std::optional<LmtpDelivery> delivery_;
  std::vector<std::optional<LmtpAnswer>> answers_;
  std::size_t answered_ = 0;  // told to the other side, in order
};

}  // namespace mt::server::transport
