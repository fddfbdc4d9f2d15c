// The conversation of a check with an engine. The first fault decides the outcome of the check. After a fault
// nothing more is sent or received, so that a check need not test for faults after every step.
#pragma once
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

class Session {
 public:
  explicit Session(const CheckTerms& terms) : terms_(terms) {}
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  CheckOutcome verdict() const { return verdict_; }
  const std::string& why() const { return why_; }
  const std::string& transcript() const { return transcript_; }
  bool is_over() const { return verdict_ != CheckOutcome::passed; }
  void fail(std::string why) { end_with(CheckOutcome::failed, std::move(why)); }
  void not_offered(std::string what) { end_with(CheckOutcome::not_offered, std::move(what)); }
  // If `is_so` is false, the check fails with the reason `why`.
  void expect(bool is_so, std::string_view why) {
    if (!is_so) fail(std::string(why));
  }

  // Starts an engine, after ending the previous one.
  void start();
  // Starts an engine and greets it.
  void greet();
  // Returns whether the check has ended while the engine was greeted, because its greeting was wrong or
  // missing.
  bool has_failed_greeting() const { return is_greeting_ && is_over(); }
  const ubgi::Greeting& features() const { return features_; }
  // Each of these three functions ends the check as "not offered" if the engine does not declare the kind of
  // "go", the limit, or the notation.
  void need_kind(std::string_view kind);
  void need_limit(std::string_view limit);
  void need_notation(std::string_view notation);
  bool has_kind(std::string_view kind) const;
  bool has_limit(std::string_view limit) const;
  // Returns the smallest limit that the engine supports, with a blank before it: " ply 0".
  std::string small_limit() const;

  void send(std::string_view line);
  // Waits for the next line. The check fails if no line comes within `patience`, or if the engine has ended.
  std::string next(Milliseconds patience);
  std::string next() { return next(terms_.answering); }
  // Returns a line that the engine wrote without a request, or nullopt if it writes none during
  // CheckTerms::silence.
  std::optional<std::string> stray();
  // Sends "isready" and returns the lines before "readyok".
  std::vector<std::string> until_ready();

  // Sends a line that must not get a reply.
  void quietly(std::string_view line);
  // Sends a line that must get one reply beginning with `reply`; returns the whole reply.
  std::string expect_error(std::string_view line, std::string_view reply);
  // Sets up a position in a new match and a new game.
  void set_up(std::string_view position) { set_up("newmatch", position); }
  void set_up(std::string_view match, std::string_view position);

  struct Reply {
    std::vector<std::string> infos{};
    std::string end{};  // "bestmove ...", or "error ... go ..."
    // Returns the text after "bestmove ", or an empty string if the reply ends with an error.
    std::string best() const;
  };
  // Sends a "go" and receives its whole reply.
  Reply ask(std::string_view line);
  Reply hear_reply(Milliseconds patience);
  Reply hear_reply() { return hear_reply(terms_.thinking); }
  // Returns the reply to a "go" without the values that depend on time. Two engines in the same state return
  // equal texts.
  std::string signature(std::string_view line);

  // Closes the engine's input. Returns whether the engine then exits within `patience`.
  bool ends_by_itself(Milliseconds patience);

 private:
  void end_with(CheckOutcome verdict, std::string why);
  void note(std::string_view sign, std::string_view line);
  // Waits for a line until `deadline`. Changes `line` only if a line was received.
  LinePeer::Heard hear(TimePoint deadline, std::string& line);

  const CheckTerms& terms_;
  std::unique_ptr<LinePeer> peer_;
  ubgi::Greeting features_;
  CheckOutcome verdict_ = CheckOutcome::passed;
  bool is_greeting_ = false;
  std::string why_;
  std::string transcript_;
};

// Returns an info line without the keys "nodes", "time" and "nps", whose values may differ.
std::string without_times(std::string_view line);

}  // namespace mt::engine
