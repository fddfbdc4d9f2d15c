// Replays the main line and the variations of one record, without recursion.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/position_letters.hpp"
#include "movetext/record/fold.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/replay/forced_passes.hpp"
#include "movetext/replay/line_state.hpp"
#include "movetext/replay/move_reports.hpp"
#include "movetext/replay/named_side.hpp"
#include "movetext/replay/notation_of_record.hpp"
#include "movetext/replay/odd_places.hpp"
#include "movetext/replay/played_result.hpp"
#include "movetext/replay/position_reports.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/resolver.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace mt::replay {

template <Game G>
class Replayer {
 public:
  Replayer(Record& record, const G& reading, const G& writing, const ReplayOptions& options)
      : record_(record),
        reading_(reading),
        writing_(writing),
        options_(options),
        keeps_plain_text_(&reading == &writing && options.notation == reading.notation()),
        resolver_(record, reading, notation_of_record(record, reading), options.fix_ambiguous),
        reports_(record, reading, writing, options, resolver_),
        passes_(reading, options.write_moves),
        positions_(reading, options, passes_) {}

  Replayer(const Replayer&) = delete;
  Replayer& operator=(const Replayer&) = delete;
  ~Replayer() = default;

  Replayed run() {
    if (!set_up()) {
      result_.bad_start = true;
      stop_at(0);
      return result_;
    }
    for (at_ = 0; result_.complete; ++at_) {
      plain_plies();
      if (at_ >= record_.tape.size()) break;
      visit(record_.tape[at_]);
    }
    positions_.judge(result_);
    if (result_.complete) compare_result();
    passes_.write(record_, result_);
    return result_;
  }

 private:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Kind = typename Resolver<G>::Kind;
  using Resolution = typename Resolver<G>::Resolution;

  using State = LineState<Position>;
  // A line that was interrupted by a variation.
  struct Frame {
    State before;  // state before the ply that the variation replaces
    State now;
  };

  // The states of large boards need more memory, so the number of frames is limited by memory, too.
  static constexpr std::size_t most_frames = std::min(max_depth, max_frame_bytes / sizeof(Frame));

  bool in_main_line() const { return frames_.empty(); }

  [[gnu::noinline]] void visit(Event& event) {
    switch (event.kind) {
      case EventKind::ply:
        return unusual_ply();
      case EventKind::null_ply:
        return pass(event);
      case EventKind::setup:
        return setup(event);
      case EventKind::open:
        return open(event);
      case EventKind::close:
        return close();
      default:
        return;
    }
  }

  // Sets up the position of the FEN tag, or the game's start position. A separate function, called once per
  // record: inlined into run(), it would take registers from the loop over the plies.
  [[gnu::noinline]] bool set_up() {
    const Tag* fen = record_.find_tag(TagName::fen);
    Position& start = now_->position;
    start = reading_.start();
    if (fen != nullptr && !record_.text(fen->value).empty()) {
      const bool good = read_position(fen->value, [&](std::string_view text, std::vector<Diagnostic>& notes) {
        return reading_.parse_position(text, start, notes);
      });
      if (!good) return false;
    }
    now_->restart(reading_.move_number(start));
    if (options_.write_moves) write_start(fen != nullptr);
    positions_.start(start);
    return true;
  }

  // Writes the start position as a FEN tag. If it is the start array, removes the tag instead.
  void write_start(bool had_fen) {
    const bool usual = now_->position == reading_.start();
    if (usual && had_fen) {
      record_.remove_tag("FEN");
      record_.remove_tag("SetUp");
    }
    if (usual) return;
    std::string text;
    writing_.write_position(now_->position, text);
    record_.set_tag("FEN", text);
    record_.set_tag("SetUp", "1");
  }

  // Reads a position text and reports its faults at their place in the record.
  template <class Read>
  bool read_position(Span span, Read&& read) {
    std::vector<Diagnostic> notes;
    const bool good = read_position_text(record_.text(span), notes, read);
    const bool placed = (span.begin & Span::side_bit) == 0;
    for (Diagnostic& note : notes) {
      const std::uint32_t begin = placed ? span.begin + note.begin : record_.place_of(span);
      const std::uint32_t end = placed ? span.begin + note.end : begin;
      // A part of the text that the position does not use is lost, unless a comment holds it.
      if (note.code == Code::junk && !is_in_first_comment(begin, end))
        note.severity = std::max(note.severity, Severity::warning);
      record_.report(note.code, note.severity, begin, end, std::move(note.message), std::move(note.hint));
    }
    return good;
  }

  bool is_in_first_comment(std::uint32_t begin, std::uint32_t end) const {
    if (record_.tape.empty() || record_.tape.front().kind != EventKind::comment) return false;
    const Span comment = record_.tape.front().text;
    return comment.begin <= begin && end <= comment.end && (comment.begin & Span::side_bit) == 0;
  }

  // Plays plies from at_, as long as the text of each ply is unambiguous and in the usual form. That is true
  // for most plies of most games.
  void plain_plies() {
    if (!resolver_.reads_plain()) return;
    const bool writes = options_.write_moves;
    const bool tells_forms = reports_.tells_forms();
    const bool asks_form = writes || tells_forms;
    const bool main_line = in_main_line();
    const bool follows = positions_.follow(main_line);
    Event* const first = record_.tape.data() + at_;
    Event* const end = record_.tape.data() + record_.tape.size();
    Event* event = first;
    State* now = now_;
    State* before = before_;
    typename G::PlainMove plain;
    for (; event != end && event->kind == EventKind::ply; ++event) {
      if (!resolver_.play_plain(*event, now->position, plain, before->position)) break;
      const auto index = static_cast<std::size_t>(event - record_.tape.data());
      passes_.pass_before(index, *now);
      if (asks_form) {
        const bool canonical = reading_.is_canonical(plain, before->position);
        if (tells_forms && !canonical) reports_.tell_form(event->text, now->position, plain.move);
        if (writes && !(canonical && keeps_plain_text_)) write(*event, now->position, plain.move);
      }
      before->last = event->value = now->label(reading_.to_move(now->position));
      std::swap(now, before);
      if (follows) positions_.move(main_line, index, before->position, plain.move, now->position);
    }
    now_ = now;
    before_ = before;
    const auto plies = static_cast<std::size_t>(event - first);
    at_ += plies;
    count(plies);
  }

  [[gnu::noinline]] void unusual_ply() {
    const auto index = static_cast<std::uint32_t>(at_);
    if (names_other_side(record_.tape[index], reading_.to_move(now_->position))) return refuse_side();
    const Resolution ply = resolver_.resolve(index, now_->position);
    if (ply.kind != Kind::move) return refuse(ply);
    reports_.tell_spelling(index, now_->position, ply);
    if ((record_.tape[index].flags & number_skips) != 0 && in_main_line())
      reports_.tell_skipped_move(index, now_->position, now_->label(reading_.to_move(now_->position)));
    Event& event = record_.tape[index];
    passes_.pass_before(index, *now_);
    if (options_.write_moves) write(event, now_->position, ply.move);
    event.value = now_->label(reading_.to_move(now_->position));
    *before_ = {reading_.play(now_->position, ply.move), event.value};
    std::swap(now_, before_);
    count(1);
    positions_.move(in_main_line(), index, before_->position, ply.move, now_->position);
    for (; at_ < ply.last; ++at_)  // removes the further plies that are parts of this move
      if (record_.tape[at_ + 1].kind == EventKind::ply) record_.tape[at_ + 1].kind = EventKind::removed;
    at_ = index;
  }

  void count(std::size_t plies) {
    (in_main_line() ? result_.plies : result_.variation_plies) += static_cast<std::uint32_t>(plies);
  }

  void write(Event& event, const Position& position, const Move& move) {
    const auto begin = static_cast<std::uint32_t>(record_.side_text.size());
    writing_.write_move(position, move, *options_.notation, record_.side_text, &resolver_.effort());
    event.text = {begin | Span::side_bit, static_cast<std::uint32_t>(record_.side_text.size())};
    event.arg = 0;
  }

  // Compares the last position with the written result. The position decides if the Result tag and the
  // termination marker differ, or if fix_result is set.
  void compare_result() {
    if (!in_main_line()) return;
    if (options_.fix_result) tell_missing_result(record_);
    if constexpr (G::has_settled_results)
      compare_settled(record_, reading_, now_->position,
                      options_.fix_result ? Decides::position : Decides::record);
    else if (options_.fix_result)
      correct_by_outcome(record_, result_.outcome);
  }

  // Refuses a move that cannot be played. The line ends here.
  void refuse(const Resolution& ply) {
    const Span where = record_.tape[at_].text;
    if (in_main_line() && ply.kind == Kind::illegal && ends_in_zeros(record_, at_))
      return take_zeros(record_);
    const std::uint32_t due = now_->label(reading_.to_move(now_->position));
    if (ply.kind != Kind::illegal ||
        !reports_.tell_missing_move(at_, now_->position, due, severity_of_refusal()))
      reports_.tell_refusal(static_cast<std::uint32_t>(at_), now_->position, ply, severity_of_refusal());
    if (ply.kind == Kind::illegal) reports_.add_missing_moves(at_, due);
    end_line(where);
  }
  // Refuses a move whose text names the side that is not to move.
  void refuse_side() {
    const Event& event = record_.tape[at_];
    record_.report(Code::wrong_side, severity_of_refusal(), event.text,
                   other_side_words(record_.text(event)));
    end_line(event.text);
  }
  Severity severity_of_refusal() const {
    return in_main_line() ? Severity::error : record_.convention->unplayable_variation;
  }
  void end_line(Span where) {
    note_refusal(where);
    if (in_main_line()) return stop_at(static_cast<std::uint32_t>(at_));
    cut_variation();
  }

  void note_refusal(Span where) {
    if (result_.whole) result_.refused = record_.place_of(where);
    result_.whole = false;
  }

  void stop_at(std::uint32_t index) {
    if (index < record_.tape.size()) note_refusal(record_.tape[index].text);
    result_.whole = false;
    result_.complete = false;
    result_.stop = index;
  }

  // Turns the rest of the variation into a comment and continues after it.
  void cut_variation() {
    const std::uint32_t end = close_of_.back();
    fold_into_comment(record_, static_cast<std::uint32_t>(at_), end, CommentStyle::brace);
    at_ = end - 1;
  }

  void pass(Event& event) {
    if constexpr (JudgesPasses<G>) {
      const Pass meaning = reading_.meaning_of_pass(now_->position);
      if (meaning != Pass::forced) return refuse_pass(event, meaning);
      const Side passes = other(reading_.to_move(now_->position));
      return names_other_side(event, passes) ? refuse_side() : take_pass(event);
    }
    event.value = now_->label(reading_.to_move(now_->position));
    if (record_.convention->counts_null_moves) count(1);
    record_.report(Code::null_move, Severity::warning, event.text,
                   reading_.may_pass(now_->position) ? "a pass in place of a move"
                                                     : "a pass in place of a move, in check");
    *before_ = {reading_.pass(now_->position), event.value};
    std::swap(now_, before_);
    positions_.jump(in_main_line(), at_, now_->position);
  }

  // Applies a forced pass. It changes neither the board nor the side that moves next.
  void take_pass(Event& event) {
    *before_ = passes_.after(*now_);
    event.value = before_->last;
    std::swap(now_, before_);
    positions_.trace(at_, now_->position);
  }
  // A pass after the end of the game is removed. Any other refused pass is illegal.
  void refuse_pass(Event& event, Pass meaning) {
    const bool idle = meaning == Pass::idle;
    Diagnostic why = reading_.explain_pass(now_->position, record_.text(event));
    record_.report(why.code, idle ? Severity::warning : severity_of_refusal(), event.text,
                   std::move(why.message));
    if (!idle) return end_line(event.text);
    event.kind = EventKind::removed;
  }

  void setup(Event& event) {
    Position position = now_->position;
    const bool good = read_position(event.text, [&](std::string_view text, std::vector<Diagnostic>& notes) {
      return reading_.read_setup(text, position, notes);
    });
    if (!good) {
      if (in_main_line()) return stop_at(static_cast<std::uint32_t>(at_));
      return cut_variation();
    }
    *before_ = {position, now_->last};
    std::swap(now_, before_);
    if (options_.write_moves) {
      std::string text;
      writing_.write_position(position, text);
      event.text = record_.keep(text);
    }
    positions_.jump(in_main_line(), at_, now_->position);
  }

  void open(const Event& event) {
    if (frames_.size() >= most_frames) {
      record_.report(Code::too_complex, Severity::error, event.text, "variations are nested too deeply");
      return stop_at(static_cast<std::uint32_t>(at_));
    }
    if (!first_move_fits()) return keep_as_comment();
    // If there are many frames, reserves all the memory that may be needed, because growing by copying takes
    // twice as much memory.
    constexpr std::size_t many = 4096;
    if (frames_.size() == many) frames_.reserve(std::min(most_frames, record_.tape.size() / 2));
    positions_.open();
    frames_.push_back({*before_, *now_});
    close_of_.push_back(event.value);
    *now_ = *before_;
  }

  bool first_move_fits() {
    const auto first = resolver_.next_ply(static_cast<std::uint32_t>(at_));
    if (!first) return opens_without_move(record_, at_);
    if (is_plain_ply(record_.tape[*first], before_->position)) return true;
    const Resolution ply = resolver_.resolve(*first, before_->position);
    if (ply.kind == Kind::move) return true;
    if (goes_on_after_last_move(record_, at_, *first)) {
      reports_.tell_continuation(record_.tape[at_].text);
      return false;
    }
    reports_.tell_refusal(*first, before_->position, ply, record_.convention->unplayable_variation);
    note_refusal(record_.tape[*first].text);
    return false;
  }
  bool is_plain_ply(const Event& event, const Position& position) const {
    if (!resolver_.reads_plain()) return false;
    typename G::PlainMove plain;
    Position after;
    return resolver_.play_plain(event, position, plain, after);
  }
  void keep_as_comment() {
    const std::uint32_t close = record_.tape[at_].value;
    fold_into_comment(record_, static_cast<std::uint32_t>(at_), close + 1, CommentStyle::parenthesis);
    at_ = close;
  }

  void close() {
    positions_.close();
    *before_ = frames_.back().before;
    *now_ = frames_.back().now;
    frames_.pop_back();
    close_of_.pop_back();
  }

  Record& record_;
  const G& reading_;
  const G& writing_;
  const ReplayOptions& options_;
  bool keeps_plain_text_;  // the output uses the same canonical text as `reading`
  Resolver<G> resolver_;
  MoveReports<G> reports_;
  ForcedPasses<G> passes_;
  PositionReports<G> positions_;
  Replayed result_;
  std::size_t at_ = 0;
  std::array<State, 2> states_;
  State* now_ = &states_[0];
  State* before_ = &states_[1];  // the state before the last ply of the line
  std::vector<Frame> frames_;
  std::vector<std::uint32_t> close_of_;  // tape index of the end of the variation, for each frame
};

}  // namespace mt::replay
