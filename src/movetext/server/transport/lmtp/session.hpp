// One conversation of a mail server with this one (RFC 2033), without a socket: bytes in, bytes out.
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

// The answer to the peer for one recipient.
struct LmtpAnswer {
  enum class Kind : std::uint8_t { accepted, deferred, refused };
  Kind kind = Kind::accepted;
  std::string words;  // one line, without a code

  static LmtpAnswer accepted() { return {Kind::accepted, "done"}; }
  // Asks the peer to try again later.
  static LmtpAnswer deferred(std::string words) { return {Kind::deferred, std::move(words)}; }
  // Asks the peer to return the mail to its sender.
  static LmtpAnswer refused(std::string words) { return {Kind::refused, std::move(words)}; }
};

struct Envelope {
  std::string sender;  // without angle brackets; empty for the null sender
  bool smtp_utf8 = false;
};

// Accepts a mail for one recipient.  Any thread may call `done`, once.
using LmtpDeliver = std::function<void(const Envelope& envelope, std::shared_ptr<const std::string> message,
                                       std::function<void(LmtpAnswer)> done)>;
// The function that accepts the mails for a recipient of RCPT, or the answer (deferred or refused) if there
// is none.
using LmtpMailbox = std::variant<LmtpDeliver, LmtpAnswer>;

struct LmtpDelivery {
  Envelope envelope;
  std::vector<LmtpDeliver> recipients;
  std::shared_ptr<const std::string> message;  // lines end with CRLF, dots are no longer doubled
};

struct LmtpLimits {
  std::size_t message = 262'144;     // bytes
  std::size_t recipients = 100;      // of one mail
  std::size_t command_line = 2'048;  // bytes; longer lines are an error
  std::size_t errors = 20;           // since the last mail
  std::size_t idle_commands = 100;   // NOOP, RSET and similar since the last mail
  std::size_t mails = 1'000;         // in one conversation
};

// The state of a conversation, for Pace and Door.  Numbers count from the beginning of the conversation.
struct LmtpStanding {
  bool in_line = false;      // a command has started and is incomplete
  bool in_mail = false;      // from MAIL to the last line of the mail
  bool in_data = false;      // from DATA to the last line of the mail
  bool is_answered = false;  // a mail is complete and waits for its answers
  bool is_over = false;      // the last reply must be sent, and nothing more is read
  std::uint64_t lines = 0;   // commands, of any kind
  std::uint64_t mails = 0;   // accepted MAIL commands
  std::uint64_t steps = 0;   // steps towards a mail, as LmtpSession::step() counts them
  std::uint64_t data = 0;    // bytes of this mail
};

class LmtpSession {
 public:
  // `mailbox_of` is called once for each recipient, with the address in RCPT.
  LmtpSession(LmtpLimits limits, std::string name, std::function<LmtpMailbox(std::string_view)> mailbox_of);

  // Takes bytes.  Those after the end of a mail are kept until it is answered: stop reading while
  // is_waiting().
  void feed(std::string_view bytes);
  std::string take_output();

  // Returns a complete mail, or nothing.  The session continues when each recipient of the mail has been
  // answered, in any order.
  std::optional<LmtpDelivery> take_delivery();
  void answer(std::size_t recipient, const LmtpAnswer& answer);
  // Answers for all recipients without an answer.
  void answer_rest(const LmtpAnswer& answer);
  bool is_waiting() const { return state_ == State::delivering; }

  LmtpStanding standing() const;

  // End the conversation because of a time limit, or because the server stops; a mail that is being answered
  // is answered first.
  void time_out(std::string_view words);
  void stop();
  // Returns whether nothing more will be read: the caller then sends the output and closes.
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
  std::size_t begin_ = 0;       // where the unread part of input_ begins; 0 outside of run()
  bool skipping_line_ = false;  // drops the rest of a line that was too long
  bool stopping_ = false;
  std::size_t errors_ = 0;
  std::size_t idle_commands_ = 0;
  std::size_t mails_ = 0;
  std::uint8_t height_ = 0;  // the highest step since the last mail
  std::uint64_t steps_ = 0;
  std::uint64_t lines_ = 0;
  std::uint64_t begun_mails_ = 0;  // mails started by MAIL
  std::uint64_t data_ = 0;         // bytes of this mail
  Envelope envelope_;
  std::vector<LmtpDeliver> recipients_;
  std::string message_;
  bool too_large_ = false;
  std::size_t swallowed_ = 0;  // bytes of a mail that is too large
  std::optional<LmtpDelivery> delivery_;
  std::vector<std::optional<LmtpAnswer>> answers_;
  std::size_t answered_ = 0;  // recipients with a sent answer, in order
};

}  // namespace mt::server::transport
