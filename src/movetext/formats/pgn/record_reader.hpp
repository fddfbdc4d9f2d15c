// Reads one record token by token: first its tags, then its movetext.
#pragma once
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/pgn/move_numbers.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/written_result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::pgn {

class RecordReader {
 public:
  // `text` must start with the record. `line_start`: whether the record is at the start of a line.
  RecordReader(std::string_view text, bool line_start, Grammar grammar, const ReadOptions& options,
               Record& record);

  Found run();
  // Returns the index in `text` at which the record ends.
  std::size_t end() const { return at_; }
  // Returns the index in `text` at which the record's tags end.
  std::size_t tags_end() const { return tags_end_; }
  const text::MoveShapes& shapes() const { return *shapes_; }

 private:
  enum class Step : std::uint8_t { on, ended };  // on: reading continues; ended: the record ends before at_

  // record_reader.cpp
  Grammar grammar() const { return {dialect_, *shapes_}; }
  void skip_mark();
  void choose_shapes();
  Step step();
  Step read_other(unsigned char first);
  Found finish();
  Found finish_without_game();
  bool holds_only_strays() const;
  std::size_t room() const;
  bool has_room() const { return room() > 0; }
  static constexpr Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  Found give_up(const std::string& limit);
  void report(Code code, std::size_t begin, std::size_t end, std::string message);
  // Under the strict policy only: reports a form that is usual but not standard.
  void report_form(Code code, std::size_t begin, std::size_t end, std::string_view message);
  void check_controls();
  bool at_line_start(std::size_t at) const;
  bool opens_line(std::size_t at) const;

  // read_result.cpp
  bool at_odd_result() const;
  bool odd_result_may_be_move() const { return !odd_result_.empty() && odd_result_looks_like_move(); }
  bool odd_result_looks_like_move() const;
  bool result_ends_record(std::size_t end) const;
  bool game_goes_on(std::size_t end) const;
  bool takes_place_of_move(const WrittenResult& result) const;
  Step refuse_result(const WrittenResult& result);
  Step read_result(const WrittenResult& result);
  Step skip_star();
  Step take_result(const WrittenResult& result);
  void add_result(const WrittenResult& result);
  bool read_bracketed_result();
  bool only_words_follow(std::size_t at) const;
  bool read_foreign_score();
  bool read_score_of_game(const WrittenResult& score);
  bool read_glued_result(std::size_t end);
  void forget_stray(std::size_t index);
  void divide_last_move();

  // read_after_result.cpp
  void read_more_results(Event& result);
  bool read_words_behind(std::size_t open);
  bool read_late_comment();
  bool is_word_behind(std::size_t at) const;
  std::size_t word_behind(std::size_t limit) const;
  bool follows_stray() const;
  bool read_part_behind(Event& result, std::size_t limit);
  void read_after_result();
  bool only_strays_follow();

  // check_result.cpp
  bool is_usual_spelling(std::string_view result) const;
  bool is_result_of_game(std::string_view result) const;
  void check_result(std::size_t end);
  void report_result_tag(std::string message);

  // read_tags.cpp
  void read_plain_tags(std::size_t limit);
  Step read_bracket_part();
  void read_stray_bracket(const Bracket& bracket);
  bool read_unopened_tag();
  bool read_foreign_tag();
  Step read_tag(const Bracket& bracket);
  Span tag_name(const Bracket& bracket);
  Span tag_value(const Bracket& bracket);
  bool repeats_roster(std::size_t at) const;
  bool opens_next_record(const Bracket& bracket) const;
  void note_result(std::string_view value);

  // check_tags.cpp
  void check_tags();
  void check_value(const Tag& tag);
  void report_value(const Tag& tag, std::string message);
  void check_date(std::string_view name);
  void check_roster();
  void check_setup();

  // read_plain_moves.cpp
  void read_plain_moves();
  template <bool common>
  void read_plain_moves_of();

  // read_commented_moves.cpp
  void read_commented_moves();

  // skip_moves.cpp
  // Moves to the end of a record that options.gate refuses. Returns false if the gate does not refuse the
  // record, or if the moves must be read to find its end.
  bool skip_refused(std::size_t limit);

  // read_movetext.cpp
  Step read_digits();
  Step read_word();
  bool begins_move_of_signs() const;
  void read_stray();
  bool stands_for_move(std::size_t end) const;
  bool stands_in_prose(std::size_t from) const;
  bool begins_position_line(std::size_t at) const;
  std::size_t moves_of_position_line(std::size_t at) const;
  Step read_position_line();
  void read_position_of_record(std::size_t moves);
  void read_engine_moves(std::size_t end);
  bool read_mark();
  bool read_number();
  bool read_parted_move(std::size_t letter_end);
  bool is_decimal(std::int64_t value, std::size_t point, std::size_t fraction) const;
  bool is_bare_number(std::int64_t value, std::size_t end) const;
  std::size_t null_move_end() const;
  bool read_null_move();
  void add_ply(std::size_t begin, std::size_t end, std::uint16_t flags, std::uint8_t shape = 0);
  void note_move();
  std::uint16_t report_number();
  bool begins_another_game(std::size_t at) const;
  bool is_number_of_first_move(std::size_t at) const;
  std::size_t first_comment_apart() const;
  Step end_before_next_game();
  void add_move(EventKind kind, std::size_t end, std::uint16_t flags);
  void add_scanned(MoveToken move);
  void add_stray(std::size_t begin, std::size_t end, std::string_view fault = "not a move; kept as a comment",
                 Code code = Code::junk);
  void begin_movetext();

  // read_line_comment.cpp
  std::size_t skip_asides(std::size_t at) const;
  bool goes_on_later(std::size_t next, std::int64_t due, std::string_view first) const;
  bool swallows(std::string_view moves, bool all, std::size_t end) const;
  void read_line_comment(std::size_t sign);

  // read_annotations.cpp
  bool read_command_comment();
  void read_comment();
  void report_inner_brace(std::size_t begin, std::size_t brace);
  void report_words(std::size_t begin, std::size_t end);
  void read_open();
  void read_null_words(std::size_t end);
  void report_stray_close(std::size_t at);
  void read_close();
  void close_variations();
  void end_variation(std::size_t text_end, std::size_t end);
  void read_nag();
  bool is_lone_glyph(std::size_t end) const;
  bool read_glyph();
  bool read_setup();
  void add(EventKind kind, std::size_t begin, std::size_t end, std::uint32_t value = 0);
  void add_comment(std::size_t begin, std::size_t end, CommentStyle style);
  void add_nag(std::uint32_t nag, std::size_t begin, std::size_t end);

  std::string_view text_;
  const Dialect& dialect_;
  const text::MoveShapes* shapes_;  // never nullptr
  const ReadOptions& options_;
  Record& record_;
  std::size_t at_ = 0;
  bool line_start_;
  bool asked_gate_ = false;
  bool in_movetext_ = false;  // a token has been read that is not a tag, comment or stray word
  bool game_seen_ = false;    // a token has been read that is not a stray word
  bool ended_ = false;        // a result has ended the record
  bool main_has_move_ = false;
  bool words_told_ = false;           // words in parentheses have been reported for this record
  std::size_t tags_end_ = 0;          // end of the last tag, or of a position that replaces tags
  std::size_t chosen_after_ = never;  // number of tags when the shapes were chosen
  std::size_t move_end_ = 0;          // end of the last move with its glyphs; a "*" here is glued to the move
  std::size_t last_end_ = 0;          // end of the last token
  std::string odd_result_;            // value of the tag Result if it is not a standard result
  // index on the tape of the innermost open variation; Event::value of that event is the index of the next
  // outer one
  std::uint32_t open_ = no_open;
  std::uint32_t depth_ = 0;
  MoveNumbers numbers_;
  std::size_t number_begin_ = 0;  // range of the last move number, for its diagnostic
  std::size_t number_end_ = 0;

  static constexpr std::uint32_t no_open = 0xFFFF'FFFF;
  static constexpr std::size_t never = ~std::size_t{0};

  // Marks of an open variation, stored in Event::arg until it is closed.
  static constexpr std::uint8_t has_move = 1;
  static constexpr std::uint8_t at_start = 2;  // the variation was opened before any move of its line
  static constexpr std::uint8_t has_more = 4;  // the variation has more than comments
};

// Returns how many more events the tape may have. Each open variation needs one more for its end.
inline std::size_t RecordReader::room() const {
  const std::size_t used = record_.tape.size() + depth_;
  return used < options_.limits.events ? options_.limits.events - used : 0;
}

inline void RecordReader::add_ply(std::size_t begin, std::size_t end, std::uint16_t flags,
                                  std::uint8_t shape) {
  if (!numbers_.ply(record_)) flags |= report_number();
  record_.tape.push_back({.arg = shape, .flags = flags, .text = span(begin, end)});
}

}  // namespace mt::pgn
