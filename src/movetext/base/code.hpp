// The codes of all faults in records: stable names, printed in brackets after each diagnostic.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt {

enum class Severity : std::uint8_t { note, warning, error };

// One code for each kind of fault, in all modules. Names are part of the command line's contract: never
// rename them.
enum class Code : std::uint8_t {
  none,
  // bytes and text
  bom,                   // byte order mark, skipped
  encoding,              // not valid UTF-8: read in an older encoding
  tag_syntax,            // a tag pair that is not [Name "value"]
  tag_duplicate,         // a repeated tag name: the first tag is kept
  tag_name,              // characters in a tag name that are not allowed there
  tag_value,             // a tag with a meaningless value: a rating that is not a number
  bad_date,              // a date that no rule can read, kept as text
  unterminated_comment,  // { without }
  brace_in_comment,      // { inside { }: the } of the comment before it may be missing
  moves_in_comment,      // a ; comment that contains the next moves of the game
  stray_brace,           // } without {
  unbalanced_paren,      // ( without ) or ) without (
  parenthesis,           // PDN: text in parentheses that is not a variation, kept as a comment
  variation_at_start,    // a variation before any move
  move_number,           // a move number that contradicts the ply
  junk,                  // a token without a meaning
  empty_game,            // neither moves nor a position
  no_game,               // text that does not contain a game
  other_file,            // a file of an unsupported kind
  no_terminator,         // no result at the end of the movetext
  bad_result,            // a result that the game does not have
  result_mismatch,       // the tag and the terminator differ
  wrong_result,          // the final position has another result
  nag_range,             // a glyph number above 255, kept
  control_char,          // zero bytes and other control characters between the tokens: read as blanks
  result_inside,         // a result inside a variation: kept as a comment
  result_form,           // a termination marker in another spelling
  date_form,             // a date in another spelling
  glyph_form,            // a glyph written out, or apart from its move
  roster_tag,            // one of the seven tags is missing
  no_setup,              // a FEN without SetUp "1"
  setup_without_fen,     // a SetUp "1" without a FEN
  position_line,         // a FEN or EPD on a line of its own: a game without moves
  record_too_large,      // a record beyond the size limit, passed through unread
  too_many_faults,       // more faults in one record than are reported
  // which game
  bad_gametype,       // unknown GameType: the game is kept as text
  gametype_conflict,  // the tag names one game, the moves fit only another
  first_mover,        // the wrong side moves first for the game of the tag
  gametype_guess,     // no tag: the game is guessed from the shapes of its moves
  unknown_variant,    // a Variant that is not supported: the record is not read as its parent game
  // positions
  bad_fen,        // a position that cannot be read
  fen_range,      // a square outside the board or of the wrong colour
  odd_position,   // men on their crown row, more pieces than the start, a side without pieces
  no_notation,    // the requested notation does not fit a game of this kind, or has no text for its positions
  bad_position,   // backgammon: a position that cannot be read or cannot occur
  position_form,  // backgammon: a position that is not in the canonical spelling of its notation
  rules_assumed,  // backgammon: a rule or a roll is missing or not followed: the usual one is assumed
  position_loss,  // backgammon: a part of a position that a notation cannot express
  // moves
  illegal_move,        // class of all faults below that stop a line
  not_max_capture,     // another capture takes precedence
  must_capture,        // a capture is compulsory
  incomplete_capture,  // the capture must continue
  wrong_side,          // a piece of the other side
  square_range,        // a square that the board does not have
  king_limit,          // Frisian: the same king for the fourth time
  ambiguous_move,      // the text means more than one move
  foreign_letters,     // piece letters of another language
  letter_case,         // a move in the wrong letter case
  promotion_piece,     // a promotion without its piece: a queen
  check_mark,          // + or # without such a check, or missing although there is one
  move_form,           // a move that is not in its shortest form, or in another notation
  wrong_separator,     // x for a quiet move, - for a capture, a dash of another alphabet
  stepwise_capture,    // one capture written as several moves
  null_move,           // a pass
  move_syntax,         // text that no notation can read
  mixed_notations,     // a move in another notation than the moves around it
  other_notation,      // the game does not have the requested notation: moves are in its own
  needs_setup,         // a start position that the output cannot hold
  too_complex,         // the capture search exceeded its budget
  // matches with dice and cube
  bad_match,        // an impossible length or number of points
  no_match_length,  // nothing gives the length of the match
  player_name,      // other players than in the first game of the match
  hit_mark,         // a star where nothing is hit
  bad_dice,         // dice that are not two numbers from 1 to 6
  cube_action,      // a double, take ... that the rules do not allow here
  cube_value,       // a value that differs from that of the cube
  score_mismatch,   // a score that contradicts the games before
  points_mismatch,  // points that contradict the value of the game
  unfinished_game,  // a game without its points, followed by another one
  not_checked,      // turns of a game whose board is unknown
  other_rules,      // other rules than in the first game of the match
  // other formats
  sgf_syntax,      // an SGF property that does not end, or text where none is allowed
  sgf_value,       // a value that its property cannot have, kept unchanged
  sgf_tree,        // a game tree without its end
  xg_file,         // a file of eXtreme Gammon that is damaged or contradicts itself
  file_header,     // a header that contradicts its file
  name_table,      // names for the numbers of a file that are missing, or whose table is damaged
  damaged_file,    // a program's file that is damaged or contradicts itself
  other_game,      // a record or a tree of an unsupported game
  variation_text,  // a variation in a match: kept as a comment
  left_out,        // the output format cannot hold a part of the record
  ggf_syntax,      // a GGF property that does not end, or text where none is allowed
  ggf_value,       // a value that its GGF property cannot have, or a property where it is not allowed
  json_syntax,
  json_shape,
  // input and output
  io,
  count_
};

inline constexpr int code_count = static_cast<int>(Code::count_);

// Returns the name printed in brackets, such as "not-max-capture"; never empty.
std::string_view name(Code code);
// Returns the class of a special code, printed beside it: not_max_capture -> illegal_move, fen_range ->
// bad_fen; Code::none for a code without a class.
Code parent(Code code);

}  // namespace mt
