// Reads one CCBridge game in XML.
#pragma once
#include "movetext/formats/cbf/xml_walk.hpp"
#include "movetext/formats/points/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cbf {

class GameReader final : private XmlListener {
 public:
  // `text`: the whole file in UTF-8.
  GameReader(std::string_view text, const ReadOptions& options, Record& record);

  Found run();

 private:
  void begin(std::string_view name, std::span<const Attribute> attributes, std::size_t at) override;
  void end() override;
  void text(std::string_view piece) override;
  void comment(std::string_view text) override;

  void begin_move(std::span<const Attribute> attributes, std::size_t at);
  void keep_attributes(std::string_view name, std::span<const Attribute> attributes);
  void end_field();
  void end_move();

  std::string_view text_;
  points::GameBuilder game_;
  TreeInOrder order_;
  // nesting of elements: 1 is the root, 2 the head and the moves, 3 a field or a move
  std::uint32_t depth_ = 0;
  std::string name_;   // name of the innermost open element
  std::string words_;  // text of the innermost open element
  bool in_move_ = false;
  bool is_game_ = false;  // the root element is ChineseChessRecord
  bool exceeds_ = false;
  // the move to which the current text belongs; `none` if it does not belong to a move of the tree
  MoveTree::Number move_ = MoveTree::none;
};

}  // namespace mt::cbf
