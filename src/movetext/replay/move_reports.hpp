// The reports of a replay about its moves: their spelling, their other possible meanings, and why they cannot
// be played.
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/odd_places.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/resolver.hpp"
#include "movetext/replay/spelling_words.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/nearest.hpp"

#include <bitset>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::replay {

// Makes the reports about the moves of one record. Before a move is reported, it must be the last move that
// the resolver has resolved.
template <Game G>
class MoveReports {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Kind = typename Resolver<G>::Kind;
  using Resolution = typename Resolver<G>::Resolution;

  MoveReports(Record& record, const G& reading, const G& writing, const ReplayOptions& options,
              Resolver<G>& resolver)
      : record_(record),
        reading_(reading),
        writing_(writing),
        options_(options),
        resolver_(resolver),
        tells_forms_(options.policy == Policy::strict && record.convention->has_standard_moves) {}

  // Returns whether tell_form() must be called for every move.
  bool tells_forms() const { return tells_forms_; }

  void tell_spelling(std::uint32_t index, const Position& position, const Resolution& ply) {
    const Span where = record_.tape[index].text;
    if (ply.last != index)
      record_.report(Code::stepwise_capture, Severity::warning, where,
                     "one capture is written as several moves; read as " + written(position, ply.move));
    if (ply.choices > 1) tell_choice(where, position, ply);
    if (resolver_.is_read_by_convention(record_.tape[index])) tell_convention(where, position, ply.move);
    const bool odd = (record_.tape[index].flags & odd_separator) != 0;
    Code code = reading_.spelling_fault(position, resolver_.text(), ply.move);
    if (code == Code::none && odd) code = Code::wrong_separator;
    if (code == Code::none && resolver_.is_in_other_notation(record_.tape[index]))
      code = Code::mixed_notations;
    if (code != Code::none)
      tell_fault(record_.tape[index], code, position, ply.move);
    else if (tells_forms_)
      tell_form(where, position, ply.move);
  }

  // Reports a legible move that is not in standard form. Code::check_mark and Code::move_form are each
  // reported once per record.
  void tell_form(Span where, const Position& position, const Move& move) {
    std::string canonical;
    reading_.write_move(position, move, reading_.notation(), canonical, &resolver_.effort());
    const std::string_view text = record_.text(where);
    if (text == canonical) return;
    const auto bare = [](std::string_view san) { return san.substr(0, san.find_last_not_of("+#") + 1); };
    const Code code = bare(text) == bare(canonical) ? Code::check_mark : Code::move_form;
    if (told_.test(static_cast<std::size_t>(code))) return;
    told_.set(static_cast<std::size_t>(code));
    record_.report(code, severity(code, options_.policy), where,
                   "the standard form of " + std::string(text) + " is " + canonical);
  }

  // Reports a variation that continues the game instead of replacing its last move.
  void tell_continuation(Span open) {
    record_.report(Code::parenthesis, severity(Code::parenthesis, options_.policy), open,
                   "the variation goes on after the last move instead of replacing it; kept as a comment");
  }

  // Reports that a move is missing before an illegal ply, if the number of this ply or of the next ply leaves
  // out a half-move, and if the other side could play the ply. Returns false if nothing was reported. `due`:
  // the missing half-move, as Event::value.
  bool tell_missing_move(std::size_t index, const Position& position, std::uint32_t due, Severity severity) {
    const Event& ply = record_.tape[index];
    if (!skips_number(index) || !is_move_of_other_side(index, position)) return false;
    record_.report(Code::illegal_move, severity, ply.text, missing_move_words(record_, due, ply));
    return true;
  }

  // If the number of an illegal ply leaves out more than one half-move, adds this to the report of the ply.
  // `due`: the first missing half-move, as Event::value.
  void add_missing_moves(std::size_t index, std::uint32_t due) {
    if ((record_.tape[index].flags & numbers_skip) == 0 || record_.diagnostics.empty()) return;
    Diagnostic& last = record_.diagnostics.back();
    if (last.begin == record_.place_of(record_.tape[index].text))
      last.message += missing_moves_words(record_, due);
  }

  // Reports that a move may be missing before a ply that both sides can play. The ply is played for the side
  // to move.
  void tell_skipped_move(std::uint32_t index, const Position& position, std::uint32_t due) {
    const Event& ply = record_.tape[index];
    // The record may number every half-move. Then each number seems to leave out a half-move.
    const bool each_half_move = std::exchange(last_skip_, index) + 1 == index;
    // After a position with Black to move, 26 may follow 25 directly.
    if (record_.find_tag(TagName::fen) != nullptr) return;
    if (each_half_move || !is_move_of_other_side(index, position)) return;
    record_.report(Code::move_number, severity(Code::move_number, options_.policy), ply.text,
                   doubtful_move_words(record_, due, ply));
  }

  void tell_refusal(std::uint32_t index, const Position& position, const Resolution& ply, Severity severity) {
    const Span where = record_.tape[index].text;
    if (ply.kind == Kind::too_complex) {
      record_.report(Code::too_complex, severity, where,
                     resolver_.effort().left > 0 ? "this position has too many captures to search"
                                                 : "this record has too many captures to search");
    } else if (!record_.is_full() && !tell_missing_sign(index, position, severity)) {
      const std::string_view written = record_.text(where);
      Diagnostic why =
          ply.kind == Kind::ambiguous
              ? reading_.explain_ambiguity(position, written, resolver_.text(), resolver_.choices())
          : resolver_.misread() ? reading_.explain(written, resolver_.misread())
                                : reading_.explain(position, written, resolver_.text());
      if (resolver_.misread()) {
        if (const std::string foreign = text::foreign_sign_in(written); !foreign.empty())
          why.message.append("; ").append(foreign);
        if (why.hint.empty()) why.hint = nearest(position, written);
      }
      record_.report(why.code, severity, where, std::move(why.message), std::move(why.hint));
    }
  }

 private:
  // Returns whether the number of a ply, or the number of the ply after it, leaves out a half-move.
  bool skips_number(std::size_t index) const {
    if ((record_.tape[index].flags & number_skips) != 0) return true;
    const auto next = resolver_.next_ply(static_cast<std::uint32_t>(index));
    return next && (record_.tape[*next].flags & number_skips) != 0;
  }

  // Returns whether the side that is not to move could play the ply.
  bool is_move_of_other_side(std::size_t index, const Position& position) {
    if (!may_miss_move(position)) return false;
    const Position passed = reading_.pass(position);
    return resolver_.resolve(static_cast<std::uint32_t>(index), passed).kind == Kind::move;
  }

  // Returns whether a record may have left out a move in this position. If so, pass() gives a substitute for
  // the position after the missing move.
  bool may_miss_move(const Position& position) const {
    if constexpr (requires { reading_.may_miss_move(position); })
      return reading_.may_miss_move(position);
    else
      return reading_.may_pass(position);
  }

  std::string written(const Position& position, const Move& move) {
    std::string text;
    writing_.write_move(position, move, *options_.notation, text, &resolver_.effort());
    return text;
  }

  // Reports a move without the separator between its two squares: "32 28".
  bool tell_missing_sign(std::uint32_t index, const Position& position, Severity severity) {
    if constexpr (JoinsSquares<G>) {
      const auto next = resolver_.next_ply(index);
      if (!resolver_.misread() || !next) return false;
      const std::string_view first = record_.text(record_.tape[index]);
      const std::string_view second = record_.text(record_.tape[*next]);
      const std::string joined = reading_.move_of_squares(first, second);
      if (joined.empty()) return false;
      typename G::MoveText read;
      typename G::MoveList meant;
      const bool legal = !reading_.read(joined, read, std::nullopt) &&
                         reading_.match(position, read, meant, &resolver_.effort()) && meant.size() == 1;
      record_.report(Code::move_syntax, severity, record_.tape[index].text,
                     "the sign between the squares " + std::string(first) + " and " + std::string(second) +
                         " is missing",
                     legal ? written(position, meant.front()) : std::string());
      return true;
    }
    return false;
  }

  // Returns the legal moves nearest to an illegal text: they differ in one character, or only in letter case.
  std::string nearest(const Position& position, std::string_view text) const {
    typename G::MoveList moves;
    if (!reading_.legal_moves(position, moves)) return {};
    std::vector<std::string> legal;
    reading_.write_moves(position, moves, reading_.notation(), legal);
    return text::nearest_moves(text, std::move(legal), 1);
  }

  // Reports once per record that all its moves would be legal in another notation, too.
  void tell_convention(Span where, const Position& position, const Move& move) {
    if (std::exchange(told_convention_, true)) return;
    record_.report(Code::ambiguous_move, Severity::note, where,
                   std::string(record_.text(where)) +
                       " and all other moves are legal in two notations; read as " + written(position, move) +
                       ", in the usual notation of this game");
  }

  // Reports each kind of spelling fault once per record. For example, a record in which all captures have the
  // same fault gets only one message about this fault.
  void tell_fault(const Event& ply, Code code, const Position& position, const Move& move) {
    if (told_.test(static_cast<std::size_t>(code))) return;
    told_.set(static_cast<std::size_t>(code));
    const bool written_so = (ply.flags & written_capture) != 0;
    record_.report(code, severity(code, options_.policy), ply.text,
                   std::string(record_.text(ply)) +
                       std::string(spelling_words(code, written_so, reading_.captures(move))) + "; read as " +
                       written(position, move));
  }

  void tell_choice(Span where, const Position& position, const Resolution& ply) {
    if (record_.is_full()) return;
    const std::string runner_up = written(position, ply.runner_up);
    std::string message =
        std::string(record_.text(where)) + " can mean " + written(position, ply.move) + " or " + runner_up;
    if (ply.choices > 2) message += " or " + std::to_string(ply.choices - 2) + " more";
    message += "; read as " + written(position, ply.move);
    if (ply.survives == Resolver<G>::all_plies)
      message += ", the first of those that fit the rest of the game";
    else
      message += ": after " + runner_up + " the game is illegal " + std::to_string(ply.survives + 1) +
                 (ply.survives == 0 ? " ply later" : " plies later");
    record_.report(Code::ambiguous_move, Severity::warning, where, std::move(message));
  }

  Record& record_;
  const G& reading_;
  const G& writing_;
  const ReplayOptions& options_;
  Resolver<G>& resolver_;
  bool tells_forms_;
  bool told_convention_ = false;
  // Tape index of the last ply whose number leaves out a half-move.
  std::uint32_t last_skip_ = UINT32_MAX - 1;
  std::bitset<code_count> told_;  // codes that were reported for this record
};

}  // namespace mt::replay
