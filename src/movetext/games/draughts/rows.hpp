// The named rule sets, one row for each.
//
// The comment above a row names the document and its year. The number after a field is the number of an
// article in this document. "(dctl)" after a number means that the text of the article is not available; the
// number comes from the rule tables of the program dctl, which cite the same document. Fields without a
// number are named in the comment above the row, with the reason. If a row is derived from another row, the
// articles of that row apply to all fields that it does not change.
//
// "GameType" is the section GameType of PDN 3.0 (FMJD, 2012). It is the source of `notation`, `square_one`,
// `square_a1` and `capture_sign`, and of each field with the comment GameType. It does not define square 1
// for games with letters. In the rows of these games square 1 is at the top left, as in lidraughts and
// hcheckers for the types 25, 26 and 29.
//
// The individual limits for draws and their articles are in draw_limits.cpp.
#pragma once
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts::rows {

using board::Corner;
using board::Squares;

// GameType 20. FMJD, Annex 1: official rules for international draughts, November 2015.
inline constexpr Rules international{
    .shape = {10, 10, Squares::corner_a1},  // 2.1, 2.2, 2.4
    .men_rows = 4,                          // 2.8
    .first = Colour::white,                 // 3.3
    .men_capture_back = true,               // 4.1
    .flying = true,                         // 3.9, 4.3
    .removes_at_once = false,               // 4.8, 4.11
    .crowning = Crowning::passes,           // 4.15
    .priority = Priority::quantity,         // 4.13
    .draws = DrawRules::international,      // 6.1 to 6.4
    .square_one = Corner::top_left,         // 2.6
};

// GameType 21: checkers. WCDF, Rules of Draughts; the document has no year. Black (red) begins, and square 1
// is on Black's right.
inline constexpr Rules english{
    .shape = {8, 8, Squares::corner_a1},  // 1.1, 1.4
    .men_rows = 3,                        // 1.11 (dctl)
    .first = Colour::black,               // GameType
    .crowning = Crowning::stops,          // 1.16, 1.19
    .priority = Priority::none,           // 1.20 (dctl)
    .draws = DrawRules::english,          // 1.32.1, 1.32.2 (dctl)
    .square_one = Corner::top_left,
};

// GameType 22. FID, technical regulations, part I: official rules of Italian draughts, January 2006; dctl
// cites the edition of 2008. The article on `crowning` is not available.
inline constexpr Rules italian{
    .shape = {8, 8, Squares::corner_h1},  // 2.1, 2.3
    .men_rows = 3,                        // 2.6
    .first = Colour::white,               // 3.4
    .men_capture_back = false,            // 5.3 a
    .men_take_kings = false,              // 5.3 b
    .crowning = Crowning::stops,
    .priority = Priority::italian,   // 6.6 to 6.9 (dctl)
    .draws = DrawRules::italian,     // 9.3 b1, 10.4 (dctl)
    .square_one = Corner::top_left,  // 2.4
};

// GameType 23. APCA, Tournament Rules of Play; the document has no year.
inline constexpr Rules pool{
    .shape = {8, 8, Squares::corner_a1},  // 1, 2, 4
    .men_rows = 3,                        // 5
    .first = Colour::black,               // 7
    .men_capture_back = true,             // 14 (dctl)
    .flying = true,                       // 15 (dctl)
    .crowning = Crowning::passes,         // 16 (dctl)
    .priority = Priority::none,           // 20 (dctl)
    .draws = DrawRules::pool,             // 26, 27 (dctl)
    .square_one = Corner::top_left,
};

// GameType 23 with explicit fields 23,W,8,8,A0,0: unified pool.
inline constexpr Rules unified_pool = [] {
  Rules rules = pool;
  rules.first = Colour::white;  // GameType
  rules.notation = Notation::algebraic;
  return rules;
}();

// GameType 23 with explicit fields 23,B,8,8,A1,1: Jamaican pool; a1 is on Black's right. Black begins, as in
// pool, although one copy of the section GameType has W.
inline constexpr Rules jamaican_pool = [] {
  Rules rules = pool;
  rules.shape.squares = Squares::corner_h1;  // GameType
  rules.notation = Notation::algebraic;
  rules.square_a1 = Corner::top_left;
  return rules;
}();

// GameType 24. White's men are on 1-12. The text of the Spanish federation is not available; the articles are
// those of the Portuguese federation, Rules of Classic Draughts, March 2013, for the same game. Only the
// beginning of that text is available: `men_rows`, `flying`, `crowning`, `priority` and `draws` have no
// number.
inline constexpr Rules spanish{
    .shape = {8, 8, Squares::corner_h1},  // 2.1.2, 2.1.5 (dctl)
    .men_rows = 3,
    .first = Colour::white,  // GameType
    .flying = true,
    .crowning = Crowning::stops,
    .priority = Priority::spanish,
    .draws = DrawRules::spanish,
    .square_one = Corner::bottom_right,
};

// GameType 25. The Russian code of draughts (2004), chapter 1; for draws, the FMJD-64 rules, whose year is
// not known. The article on `men_rows` is not available.
inline constexpr Rules russian{
    .shape = {8, 8, Squares::corner_a1},  // GameType
    .men_rows = 3,
    .first = Colour::white,           // GameType
    .men_capture_back = true,         // 1.5.3 (dctl)
    .flying = true,                   // 1.4.5 (dctl)
    .crowning = Crowning::continues,  // 1.5.15 (dctl)
    .priority = Priority::none,       // 1.5.14 (dctl)
    .draws = DrawRules::russian,      // FMJD-64, 7.2.3 to 7.2.8
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
    .capture_sign = ':',
};

// GameType 26: international rules on the small board, with FMJD-64 draws. The articles of captures and kings
// are those of Annex 1 (2015), as in the international row. No text with an article on `men_rows` is
// available.
inline constexpr Rules brazilian{
    .shape = {8, 8, Squares::corner_a1},  // GameType
    .men_rows = 3,
    .first = Colour::white,          // GameType
    .men_capture_back = true,        // 4.1
    .flying = true,                  // 3.9, 4.3
    .crowning = Crowning::passes,    // 4.15
    .priority = Priority::quantity,  // 4.13
    .draws = DrawRules::russian,     // FMJD-64, 7.2.3 to 7.2.8
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
};

// Brazilian with the `draws` of the Brazilian federation (CBD). The text of the federation is not available.
inline constexpr Rules brazilian_cbd = [] {
  Rules rules = brazilian;
  rules.draws = DrawRules::brazilian_cbd;
  return rules;
}();

// GameType 27: international rules on the large board. No text of a federation with an article on `men_rows`
// is available.
inline constexpr Rules canadian = [] {
  Rules rules = international;
  rules.shape = {12, 12, Squares::corner_a1};  // GameType
  rules.men_rows = 5;
  return rules;
}();

// Canadian on the mirrored board (`shape`). No text of a federation is available.
inline constexpr Rules sri_lankan = [] {
  Rules rules = canadian;
  rules.shape.squares = Squares::corner_h1;
  return rules;
}();

// GameType 28: played like Spanish draughts. Only the limits after which a tournament game is drawn differ,
// and movetext does not apply these limits.
inline constexpr Rules portuguese = spanish;

// GameType 29. Czech federation, rules of Czech draughts; the document has no year. The articles on
// `men_rows`, `crowning` and `draws` are not available.
inline constexpr Rules czech{
    .shape = {8, 8, Squares::corner_a1},  // 2.1, 2.4 (dctl)
    .men_rows = 3,
    .first = Colour::white,  // GameType
    .flying = true,          // 3.9 (dctl)
    .crowning = Crowning::stops,
    .priority = Priority::czech,  // 4.14 (dctl)
    .draws = DrawRules::repetition,
    .notation = Notation::algebraic,
    .square_one = Corner::top_left,
};

// GameType 30. No text of a federation is available; programs and their published move counts are the source
// of `shape`, `men_rows`, `start`, `orthogonal_moves`, `orthogonal_captures`, `flying`, `removes_at_once`,
// `about_turn`, `crowning`, `priority` and `draws`. The programs disagree about a man that reaches the far
// row during a capture; here it continues as a man and is crowned when the move ends, which gives the
// published move counts.
inline constexpr Rules turkish{
    .shape = {8, 8, Squares::all},
    .men_rows = 2,
    .start = Start::rows_but_first,
    .first = Colour::white,  // GameType
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

// GameType 31: makhos. Black begins in PDN; square 1 is at the top left as Black sees the board. No text of a
// federation is available; programs are the source of `men_rows`, `flying`, `lands_behind`,
// `removes_at_once`, `crowning`, `priority` and `draws`.
inline constexpr Rules thai{
    .shape = {8, 8, Squares::corner_a1},  // GameType
    .men_rows = 2,
    .first = Colour::black,  // GameType
    .flying = true,
    .lands_behind = true,
    .removes_at_once = true,
    .crowning = Crowning::stops,
    .priority = Priority::none,
    .draws = DrawRules::repetition,
    .square_one = Corner::bottom_right,
    .capture_sign = '-',
};

// GameType 40. Official Rules for Frisian Draughts, 2011. The text is available up to article 8, so the
// numbers of the articles on `flying`, `priority` and `king_limit` are not known.
inline constexpr Rules frisian{
    .shape = {10, 10, Squares::corner_a1},  // 1, 2, 5
    .men_rows = 4,                          // 4
    .first = Colour::white,                 // 6
    .orthogonal_captures = true,            // 7
    .men_capture_back = true,               // 7
    .flying = true,
    .crowning = Crowning::passes,  // 8
    .priority = Priority::frisian,
    .draws = DrawRules::frisian,  // 17 to 21
    .king_limit = true,
    .square_one = Corner::top_left,  // 3, 5
};

// Frisian with five men on each back row (`men_rows`). Known from lidraughts; no text of a federation is
// known.
inline constexpr Rules frysk = [] {
  Rules rules = frisian;
  rules.men_rows = 1;
  return rules;
}();

// GameType 41: ten files, eight ranks, Russian rules. No text of a federation is known; the `draws` follow
// the Russian rules.
inline constexpr Rules spantsireti = [] {
  Rules rules = russian;
  rules.shape = {10, 8, Squares::corner_a1};  // GameType
  rules.draws = DrawRules::spantsireti;
  return rules;
}();

// International rules, but the first side that has a king wins (`goal`), and there are no `draws`. Known from
// lidraughts; no text of a federation is known.
inline constexpr Rules breakthrough = [] {
  Rules rules = international;
  rules.goal = Goal::breakthrough;
  rules.draws = DrawRules::none;
  return rules;
}();

// Brazilian rules on the mirrored board (`shape`). No text of a federation is available.
inline constexpr Rules filipino = [] {
  Rules rules = brazilian;
  rules.shape.squares = Squares::corner_h1;
  return rules;
}();

// Russian rules with the men in two corners and a1-h8 empty between them (`start`). Known only from the
// program hcheckers.
inline constexpr Rules diagonal_russian = [] {
  Rules rules = russian;
  rules.start = Start::diagonal;
  return rules;
}();

}  // namespace mt::draughts::rows
