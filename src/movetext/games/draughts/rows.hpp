// The rule sets that have a name: one row for each.
//
// Sources: FMJD Annex 1 (international); the WCDF rules (English); the FID regulation of 2006, part I
// (Italian); the APCA rules (pool); the rules of the Spanish and Portuguese federations; the FMJD-64 rules
// (Russian, Brazilian); the official Frisian rules of 2011; PDN 3.0, GameType (boards, colours, numbering,
// capture signs).  The number after a field is that of the article in the row's own source; a field without
// one follows the document as a whole, or PDN 3.0 if the field is one of GameType.  The articles of draws
// stand in draw_limits.cpp.
#pragma once
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts::rows {

using board::Corner;
using board::Squares;

// GameType 20.  FMJD Annex 1.
inline constexpr Rules international{
    .shape = {10, 10, Squares::corner_a1},  // 2.1, 2.2, 2.4
    .men_rows = 4,                          // 2.8
    .first = Colour::white,
    .men_capture_back = true,           // 4.1
    .flying = true,                     // 3.9, 4.3
    .removes_at_once = false,           // 4.5
    .crowning = Crowning::passes,       // 4.15
    .priority = Priority::quantity,     // 4.13
    .draws = DrawRules::international,  // 6
    .square_one = Corner::top_left,     // 2.6
};

// GameType 21: checkers.  WCDF rules; Black (red) begins, and square 1 is at his right hand.
inline constexpr Rules english{
    .shape = {8, 8, Squares::corner_a1},  // 1.1, 1.4
    .men_rows = 3,
    .first = Colour::black,
    .crowning = Crowning::stops,
    .priority = Priority::none,
    .draws = DrawRules::english,
    .square_one = Corner::top_left,
};

// GameType 22.  FID regulation of 2006.
inline constexpr Rules italian{
    .shape = {8, 8, Squares::corner_h1},  // 2.1, 2.3
    .men_rows = 3,                        // 2.6
    .first = Colour::white,               // 3.4
    .men_capture_back = false,            // 5.3 a
    .men_take_kings = false,              // 5.3 b
    .crowning = Crowning::stops,
    .priority = Priority::italian,
    .draws = DrawRules::italian,
    .square_one = Corner::top_left,  // 2.4
};

// GameType 23.  APCA rules.
inline constexpr Rules pool{
    .shape = {8, 8, Squares::corner_a1},
    .men_rows = 3,
    .first = Colour::black,
    .men_capture_back = true,
    .flying = true,
    .crowning = Crowning::passes,
    .priority = Priority::none,
    .draws = DrawRules::pool,
    .square_one = Corner::top_left,
};

// GameType 23 with explicit fields 23,W,8,8,A0,0: unified pool.
inline constexpr Rules unified_pool = [] {
  Rules rules = pool;
  rules.first = Colour::white;
  rules.notation = Notation::algebraic;
  return rules;
}();

// GameType 23 with explicit fields 23,B,8,8,A1,1: Jamaican pool; a1 is on Black's right.
inline constexpr Rules jamaican_pool = [] {
  Rules rules = pool;
  rules.shape.squares = Squares::corner_h1;
  rules.notation = Notation::algebraic;
  rules.square_a1 = Corner::top_left;
  return rules;
}();

// GameType 24.  White stands on 1-12.
inline constexpr Rules spanish{
    .shape = {8, 8, Squares::corner_h1},
    .men_rows = 3,
    .first = Colour::white,
    .flying = true,
    .crowning = Crowning::stops,
    .priority = Priority::spanish,
    .draws = DrawRules::spanish,
    .square_one = Corner::bottom_right,
};

// GameType 25.  FMJD-64 rules, chapter 1.
inline constexpr Rules russian{
    .shape = {8, 8, Squares::corner_a1},
    .men_rows = 3,
    .first = Colour::white,
    .men_capture_back = true,
    .flying = true,
    .crowning = Crowning::continues,
    .priority = Priority::none,
    .draws = DrawRules::russian,  // 7.2
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
    .capture_sign = ':',
};

// GameType 26: international rules on the small board, FMJD-64 draws.
inline constexpr Rules brazilian{
    .shape = {8, 8, Squares::corner_a1},
    .men_rows = 3,
    .first = Colour::white,
    .men_capture_back = true,
    .flying = true,
    .crowning = Crowning::passes,
    .priority = Priority::quantity,
    .draws = DrawRules::russian,
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
};

// Brazilian with the draws of the Brazilian federation (CBD).
inline constexpr Rules brazilian_cbd = [] {
  Rules rules = brazilian;
  rules.draws = DrawRules::brazilian_cbd;
  return rules;
}();

// GameType 27: international rules on the large board.
inline constexpr Rules canadian = [] {
  Rules rules = international;
  rules.shape = {12, 12, Squares::corner_a1};
  rules.men_rows = 5;
  return rules;
}();

// Canadian on the mirrored board.
inline constexpr Rules sri_lankan = [] {
  Rules rules = canadian;
  rules.shape.squares = Squares::corner_h1;
  return rules;
}();

// GameType 28: plays as Spanish; only the limits of tournaments differ.
inline constexpr Rules portuguese = spanish;

// GameType 29.
inline constexpr Rules czech{
    .shape = {8, 8, Squares::corner_a1},
    .men_rows = 3,
    .first = Colour::white,
    .flying = true,
    .crowning = Crowning::stops,
    .priority = Priority::czech,
    .draws = DrawRules::repetition,
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
};

// GameType 30.  Sources disagree about a man that reaches the far row during a capture; here it continues as
// a man and is crowned when the move ends, which gives the published move counts.
inline constexpr Rules turkish{
    .shape = {8, 8, Squares::all},
    .men_rows = 2,
    .start = Start::rows_but_first,
    .first = Colour::white,
    .orthogonal_moves = true,
    .orthogonal_captures = true,
    .flying = true,
    .removes_at_once = true,
    .about_turn = false,
    .crowning = Crowning::passes,
    .priority = Priority::quantity,
    .draws = DrawRules::turkish,
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
};

// GameType 31: makhos.  PDN lets Black begin and numbers from Black's left at the top.
inline constexpr Rules thai{
    .shape = {8, 8, Squares::corner_a1},
    .men_rows = 2,
    .first = Colour::black,
    .flying = true,
    .lands_behind = true,
    .removes_at_once = true,
    .crowning = Crowning::stops,
    .priority = Priority::none,
    .draws = DrawRules::repetition,
    .square_one = Corner::bottom_right,
    .capture_sign = '-',
};

// GameType 40.  Official rules 2011.
inline constexpr Rules frisian{
    .shape = {10, 10, Squares::corner_a1},
    .men_rows = 4,
    .first = Colour::white,
    .orthogonal_captures = true,
    .men_capture_back = true,
    .flying = true,
    .crowning = Crowning::passes,
    .priority = Priority::frisian,
    .draws = DrawRules::frisian,  // articles 17-21
    .king_limit = true,
    .square_one = Corner::top_left,
};

// Frisian with five men on each back row.
inline constexpr Rules frysk = [] {
  Rules rules = frisian;
  rules.men_rows = 1;
  return rules;
}();

// GameType 41: ten files, eight ranks, Russian rules.  No federation text is known; the draws follow the
// Russian ones.
inline constexpr Rules spantsireti = [] {
  Rules rules = russian;
  rules.shape = {10, 8, Squares::corner_a1};
  rules.draws = DrawRules::spantsireti;
  return rules;
}();

// International rules until a king appears: its owner has won.
inline constexpr Rules breakthrough = [] {
  Rules rules = international;
  rules.goal = Goal::breakthrough;
  rules.draws = DrawRules::none;
  return rules;
}();

// Brazilian rules on the mirrored board.  Unverified by a federation text.
inline constexpr Rules filipino = [] {
  Rules rules = brazilian;
  rules.shape.squares = Squares::corner_h1;
  return rules;
}();

// Russian rules, the men in two corners with a1-h8 empty between them.  Known from one program only.
inline constexpr Rules diagonal_russian = [] {
  Rules rules = russian;
  rules.start = Start::diagonal;
  return rules;
}();

}  // namespace mt::draughts::rows
