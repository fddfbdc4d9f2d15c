// One conversation between another mail server and this server (RFC 2033). It uses no socket: bytes go in and
// bytes come out.
//
//   LmtpSession session(limits, "games.example", mailbox_of);
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
#include <variant>
#include <vector>

namespace mt::server::transport {

// The answer to the peer for one recipient of a mail.
struct LmtpAnswer {
  enum class Kind : std::uint8_t { accepted, deferred, refused };
  Kind kind = Kind::accepted;
  std::string words;  // one line, without a reply code

  static LmtpAnswer accepted() { return {Kind::accepted, "done"}; }
  // Returns an answer that asks the peer to try again later.
  static LmtpAnswer deferred(std::string words) { return {Kind::deferred, std::move(words)}; }
  // Returns an answer that asks the peer to return the mail to its sender.
  static LmtpAnswer refused(std::string words) { return {Kind::refused, std::move(words)}; }
};

struct Envelope {
  std::string sender;  // without angle brackets; empty for "<>"
  bool smtp_utf8 = false;
};

// A function that accepts a mail for one recipient. `done` may be called on any thread, but only once.
using LmtpDeliver = std::function<void(const Envelope& envelope, std::shared_ptr<const std::string> message,
                                       std::function<void(LmtpAnswer)> done)>;
// Either the function that accepts the mails for the recipient in RCPT, or the answer to RCPT if the
// recipient is not accepted: deferred or refused.
using LmtpMailbox = std::variant<LmtpDeliver, LmtpAnswer>;

struct LmtpDelivery {
  Envelope envelope;
  std::vector<LmtpDeliver> recipients;
  std::shared_ptr<const std::string> message;  // lines end with CRLF; doubled dots have been undone
};

struct LmtpLimits {
  std::size_t message = 262'144;     // bytes of one mail
  std::size_t recipients = 100;      // maximum number of recipients of one mail
  std::size_t command_line = 2'048;  // bytes; a longer line is an error
  std::size_t errors = 20;           // maximum number of errors since the last mail
  std::size_t idle_commands = 100;   // maximum number of NOOP, RSET and similar commands since the last mail
  std::size_t mails = 1'000;         // maximum number of mails in one conversation
};

// The state of a conversation, for Pace and Door. `lines`, `mails` and `steps` count from the beginning of
// the conversation.
struct LmtpStanding {
  bool in_line = false;      // a command has started but is incomplete
  bool in_mail = false;      // the conversation is between MAIL and the last line of the mail
  bool in_data = false;      // the conversation is between DATA and the last line of the mail
  bool is_answered = false;  // a mail is complete and waits for its answers
  bool is_over = false;      // only the last reply must still be sent; nothing more is read
  std::uint64_t lines = 0;   // number of commands of any kind
  std::uint64_t mails = 0;   // number of accepted MAIL commands
  std::uint64_t steps = 0;   // number of steps towards a mail (LmtpSession::step())
  std::uint64_t data = 0;    // bytes of the current mail
};

class LmtpSession {
 public:
  // `mailbox_of` is called once for each recipient, with the address of RCPT.
  LmtpSession(LmtpLimits limits, std::string name, std::function<LmtpMailbox(std::string_view)> mailbox_of);

  // Takes bytes from the peer. Bytes after the end of a mail are kept until the mail is answered, so the
  // caller should not read while is_waiting().
  void feed(std::string_view bytes);
  std::string take_output();

  // Returns a complete mail, or nothing if there is none. The session continues when answer() has been called
  // for each recipient of the mail, in any order.
  std::optional<LmtpDelivery> take_delivery();
  void answer(std::size_t recipient, const LmtpAnswer& answer);
  // Gives this answer for all recipients that have no answer yet.
  void answer_rest(const LmtpAnswer& answer);
  bool is_waiting() const { return state_ == State::delivering; }

  LmtpStanding standing() const;

  // End the conversation: time_out() because a time limit is exceeded, stop() because the server is stopping.
  // If a mail is being answered, its answers are sent first.
  void time_out(std::string_view words);
  void stop();
  // Returns whether nothing more will be read. The caller then sends the output and closes the connection.
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
  std::function<LmtpMailbox(std::string_view)> mailbox_of_;
  State state_ = State::greeting;
  std::string input_;
  std::string output_;
  std::size_t begin_ = 0;       // where the unread part of input_ begins; always 0 outside run()
  bool skipping_line_ = false;  // whether the rest of a line that was too long is being dropped
  bool stopping_ = false;
  std::size_t errors_ = 0;
  std::size_t idle_commands_ = 0;
  std::size_t mails_ = 0;
  std::uint8_t height_ = 0;  // the furthest step since the last mail
  std::uint64_t steps_ = 0;
  std::uint64_t lines_ = 0;
  std::uint64_t begun_mails_ = 0;  // number of mails started with MAIL
  std::uint64_t data_ = 0;         // bytes of the current mail
  Envelope envelope_;
  std::vector<LmtpDeliver> recipients_;
  std::string message_;
  bool too_large_ = false;
  std::size_t swallowed_ = 0;  // number of bytes read of a mail that is too large
  std::optional<LmtpDelivery> delivery_;
  std::vector<std::optional<LmtpAnswer>> answers_;
  // Number of recipients whose answer was sent; answers are sent in the order of the recipients.
  std::size_t answered_ = 0;
};

}  // namespace mt::server::transport
