// Reads one eXtreme Gammon file as a record; the entries of its games become events.
#pragma once
#include "movetext/formats/sgf/setup.hpp"
#include "movetext/formats/xg/analysis.hpp"
#include "movetext/formats/xg/archive.hpp"
#include "movetext/formats/xg/comments.hpp"
#include "movetext/formats/xg/entries.hpp"
#include "movetext/record/match_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

// All texts of the record are created here, not taken from the file. An event of EventKind::removed before
// the events of an entry gives the position of the entry in the file.
class MatchReader : private MatchBuilder {
 public:
  // The text must be one whole file.
  using MatchBuilder::MatchBuilder;

  Found run();

 private:
  // What is known about the position and the cube from the entries so far.
  struct Board {
    Checkers checkers{};
    std::int32_t cube = 0;  // exponent of two; negative if player 2 owns the cube

    friend bool operator==(const Board&, const Board&) = default;
  };

  // files and parts
  bool fail(std::size_t at, const std::string& words);
  std::string read_small_part(std::string_view name);
  void read_rollouts();
  Found read_games(const Part& part);
  void end_part(const Part& part, std::uint32_t checksum, std::size_t bytes, std::string_view fault);
  std::string beyond_limits() const;

  // entries
  void read_entry(Bytes entry);
  void read_match(const MatchEntry& match);
  void read_game(const GameEntry& game);
  void read_cube(const CubeEntry& cube);
  void read_double(const CubeEntry& cube, std::uint32_t side);
  void read_move(const MoveEntry& move, Bytes entry);
  void read_roll(std::int32_t first, std::int32_t second, std::uint32_t turn);
  void read_play(const MoveEntry& move, std::uint32_t turn);
  void end_game(const GameEndEntry& end);
  void read_missing(const MissingEntry& missing);
  void read_unknown(std::uint8_t kind);

  // content of entries
  void expect(const Checkers& checkers, std::int32_t cube, std::uint32_t side);
  void set_up(const Board& board, std::uint32_t side);
  void say(EventKind kind, std::string_view words, std::uint8_t arg = 0, std::uint32_t value = 0);
  void comment(std::int32_t number);
  void keep_properties(std::string& properties);
  bool knows_player(std::int32_t player);
  std::uint32_t cube_shown(std::int32_t exponent) const;
  Checkers start_of_game() const;

  Archive archive_;
  Comments comments_;
  std::vector<Rollout> rollouts_;
  std::size_t place_ = 0;  // position of the current entry in the file
  bool placed_ = false;    // place_ is already on the tape

  // state of the match
  std::optional<MatchEntry> match_;
  std::vector<std::int32_t> footers_;  // comments at the end of the match

  // state of the current game
  bool in_game_ = false;
  std::optional<Board> board_;
  std::int32_t auto_doubles_ = 0;
  std::int32_t game_footer_ = -1;
  std::string cube_properties_;  // properties of a cube decision whose roll has not been read yet
  std::string open_roll_;        // dice of a roll whose move has not been read yet
  std::uint32_t open_side_ = 0;
};

}  // namespace mt::xg
