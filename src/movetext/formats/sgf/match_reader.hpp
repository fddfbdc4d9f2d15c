// Reads one match, tree by tree and node by node.
#pragma once
#include "movetext/formats/sgf/root.hpp"
#include "movetext/formats/sgf/setup.hpp"
#include "movetext/formats/sgf/trees.hpp"
#include "movetext/formats/sgf/turns.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/text_reader.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::sgf {

class MatchReader final : public TextReader {
 public:
  MatchReader(std::string_view text, const ReadOptions& options, Record& record)
      : TextReader(text, options, record), turns_(record) {}

  Found run();
  // Returns the index in `text` at which the record ends.
  std::size_t end() const { return at_; }

 private:
  // A property: its name and its values.
  struct Property {
    std::size_t begin = 0;
    std::size_t end = 0;          // index after the last value
    std::size_t first_value = 0;  // index after the "[" of the first value
    std::string_view value;       // the first value as written
    std::string name;             // the capitals in the name
  };

  // match_reader.cpp: the match as a whole, and the root of a tree
  std::size_t next_tree(std::size_t from) const;
  std::optional<std::string> over_limit() const;
  Found skip_other_game(std::size_t tree);
  Found finish();
  Found skip_match(const std::string& limit);
  void skip_byte_order_mark(std::size_t& at);
  void add_stray(std::size_t begin, std::size_t end);
  bool read_root(const Property& property);
  bool read_preface(const Property& property);
  bool read_info(const Property& property);
  void compare_player(const Property& property, std::string_view player);
  void refuse_key(const Property& property, std::string_view key);
  void refuse_number(const Property& property, std::string_view key);
  void read_match_info(const Property& property);
  void read_rules(const Property& property);
  void compare_rules();
  void describe_game();
  void read_tags(const Property& property);
  bool is_without_games() const;
  void name_match();
  template <class Visit>
  void for_each_value(const Property& property, Visit&& visit) const {
    for (std::size_t at = property.first_value; at <= property.end;) {
      const std::size_t end = value_end(text_, at);
      visit(text_.substr(at, end - at - 1));
      at = skip_blanks(text_, end) + 1;
    }
  }

  // game_reader.cpp: one tree
  void read_tree();
  void read_main_line(std::size_t& depth);
  void read_rest(std::size_t& depth);
  std::size_t variation_end(std::size_t at) const;
  void begin_game();
  void end_node();
  void end_game();
  void read_junk();
  bool read_broken_turn(std::size_t begin);
  bool read_property();
  void repair_name(std::string_view letters, Property& property);
  void take(const Property& property);
  bool act(const Property& property);
  void add_comment(const Property& property);
  bool read_action(const Property& property, Side side);
  bool read_dice(const Property& property);
  bool read_setup(const Property& property);
  void misplace(const Property& property, std::string_view fault);
  void keep_as_comment(const Property& property);
  void keep(const Property& property);

  Turns turns_;
  std::size_t at_ = 0;

  // State of the match.
  std::uint32_t trees_ = 0;
  Head head_;
  RootInfo root_;
  TagList listed_tags_;  // the values of XT
  bool has_listed_tags_ = false;
  Span white_;
  Span black_;

  // State of the current game.
  std::size_t game_event_ = 0;
  bool in_root_ = false;
  std::vector<std::string> game_rules_;
  std::optional<Result> result_;
  Span result_text_;

  // State of the current node.
  std::vector<Event> pending_;  // the events of the node that come after its move on the tape
  bool acts_ = false;           // the node is the root, or has an action
  // index on the tape of the first event of the last node, if that node has no action; else npos
  std::size_t said_behind_ = npos;
};

}  // namespace mt::sgf
