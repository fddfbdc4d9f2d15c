// The codes of all faults in records: stable names, printed in brackets after each diagnostic.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt {

enum class Severity : std::uint8_t { note, warning, error };

// One code for each kind of fault, in all modules. Users and scripts rely on the printed names: never rename
// them.
enum class Code : std::uint8_t {
  none,
  // bytes and text
  bom,                   // a byte order mark; it is skipped
  encoding,              // text that is not valid UTF-8; it is read in an older encoding
  tag_syntax,            // a tag pair that is not [Name "value"]
  tag_duplicate,         // a repeated tag name: the first tag is kept
  tag_name,              // characters that are not allowed in a tag name
  tag_value,             // a tag value without a meaning, such as a rating that is not a number
  bad_date,              // a date in an unknown form; its text is kept
  unterminated_comment,  // { without }
  brace_in_comment,      // { inside { }: the } of the first comment may be missing
  moves_in_comment,      // a ; comment that contains the next moves of the game
  stray_brace,           // } without {
  unbalanced_paren,      // ( without ) or ) without (
  parenthesis,           // PDN: text in parentheses that is not a variation, kept as a comment
  variation_at_start,    // a variation before any move
  move_number,           // a move number that does not match the ply
  junk,                  // text without a meaning
  empty_game,            // neither moves nor a position
  no_game,               // text that does not contain a game
  other_file,            // a file of an unsupported kind
  no_terminator,         // no result at the end of the movetext
  bad_result,            // a result that is impossible in the game
  result_mismatch,       // the tag Result and the termination marker differ
  wrong_result,          // the final position implies another result
  ply_count,             // the tag PlyCount has another number than the main line has plies
  nag_range,             // a glyph number above 255, kept
  control_char,          // zero bytes and other control characters between tokens: read as blanks
  result_inside,         // a result inside a variation: kept as a comment
  result_form,           // a termination marker in another spelling
  date_form,             // a date in another spelling
  glyph_form,            // a glyph that is written out or separated from its move
  roster_tag,            // one of the seven tags is missing
  no_setup,              // a FEN without SetUp "1"
  setup_without_fen,     // a SetUp "1" without a FEN
  position_line,         // a FEN or EPD on its own line: read as a game without moves
  record_too_large,      // a record beyond the size limit, passed through unread
  too_many_faults,       // the record has more faults than are reported
  // the game of a record
  bad_gametype,       // unknown GameType: the game is kept as text
  gametype_conflict,  // the tag GameType names one game, but the moves fit only another game
  first_mover,        // the record begins with the side that moves second in the game given by the tag
  gametype_guess,     // no tag gives the game: it is guessed from the shapes of the moves
  unknown_variant,    // an unsupported Variant: its moves are not read as moves of the ordinary game
  // positions
  bad_fen,        // a position that cannot be read
  fen_range,      // a square that is not on the board or has the wrong colour
  odd_position,   // men on their crown row, more pieces than at the start, or a side without pieces
  no_notation,    // the requested notation or format does not fit the game, or cannot write its positions
  bad_position,   // backgammon: a position that cannot be read or cannot occur
  position_form,  // backgammon: a position that is not in the canonical spelling of its notation
  rules_assumed,  // backgammon: a rule or roll is missing or cannot be followed; the usual one is assumed
  position_loss,  // backgammon: the notation cannot express a part of the position
  // moves
  illegal_move,        // the general code for those faults below that end a line of moves
  not_max_capture,     // another capture takes precedence
  must_capture,        // a capture is compulsory
  incomplete_capture,  // the capture must continue
  wrong_side,          // a move of a piece of the other side
  square_range,        // a square that the board does not have
  king_limit,          // Frisian: the same king moves for the fourth time in a row
  ambiguous_move,      // the text fits more than one move
  foreign_letters,     // piece letters of another language
  letter_case,         // a move written in the wrong letter case
  promotion_piece,     // a promotion without a piece: read as a queen
  check_mark,          // + or # without check or mate, or a check without its mark
  move_form,           // a move that is not in its shortest form, or in another notation
  wrong_separator,     // x for a quiet move, - for a capture, a dash of another alphabet
  stepwise_capture,    // one capture written as several moves
  null_move,           // a pass
  move_syntax,         // text that no notation can read
  mixed_notations,     // a move in a different notation from the moves around it
  other_notation,      // the requested notation does not exist in the game; the usual notation is used
  needs_setup,         // the output format cannot hold the start position
  too_complex,         // the capture search exceeded its budget
  // matches with dice and cube
  bad_match,        // an impossible length or number of points
  no_match_length,  // nothing gives the length of the match
  player_name,      // the players differ from those of the first game of the match
  hit_mark,         // a star (hit) after a play that hits nothing
  bad_dice,         // dice that are not two numbers from 1 to 6
  cube_action,      // a double, take, ... that the rules do not allow at this point
  cube_value,       // a written value that differs from the value of the cube
  score_mismatch,   // the score contradicts the results of the earlier games
  points_mismatch,  // points that contradict the value of the game
  unfinished_game,  // a game without points, although it is not the last game
  not_checked,      // turns that are not checked because the board is unknown
  other_rules,      // the rules differ from those of the first game of the match
  // other formats
  sgf_syntax,      // an SGF property without its end, or text outside the properties
  sgf_value,       // a value that the SGF property cannot have; kept unchanged
  sgf_tree,        // a game tree without its end
  xg_file,         // an eXtreme Gammon file that is damaged or contradicts itself
  file_header,     // a header that contradicts the rest of the file
  name_table,      // the table that gives names for the numbers in a file is missing or damaged
  damaged_file,    // another program's file that is damaged or contradicts itself
  other_game,      // a record or a tree of an unsupported game
  variation_text,  // a variation in a match: kept as a comment
  left_out,        // the output format cannot hold a part of the record
  ggf_syntax,      // a GGF property without its end, or text outside the properties
  ggf_value,       // a value that the GGF property cannot have, or a property in a wrong context
  json_syntax,
  json_shape,
  // input and output
  io,
  count_
};

inline constexpr int code_count = static_cast<int>(Code::count_);

// Returns the name printed in brackets, such as "not-max-capture"; never empty.
std::string_view name(Code code);
// Returns the more general code that is printed with a special code: illegal_move for not_max_capture,
// bad_fen for fen_range. Returns Code::none for a general code.
Code parent(Code code);

}  // namespace mt
