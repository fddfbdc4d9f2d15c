// Writes the counts of moves after a position as text, as lines of JSON, or as a graph in the DOT language of
// Graphviz.
//
//   const auto form = make_tree_form(TreeFormat::text, {.game = "chess", .read = 12}, rows);
//   form->append_head(out);
//   for (std::size_t i = 0; i < rows.size(); ++i) form->append_row(i, out);
//   form->append_end(out);
#pragma once
#include "movetext/record/move_rows.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::report {

enum class TreeFormat : std::uint8_t { text, json, dot };

struct TreeFacts {
  std::string game;            // the name of the game
  std::uint64_t read = 0;      // games that were read
  bool second_begins = false;  // the second side is to move in the first position
  bool has_points = false;     // the games are parts of matches and win points
  // Returns the text of the position after a row. An empty text means that it is not known.
  std::function<std::string(std::size_t row)> position{};
};

class TreeForm {
 public:
  TreeForm() = default;
  TreeForm(const TreeForm&) = delete;
  TreeForm& operator=(const TreeForm&) = delete;
  virtual ~TreeForm() = default;

  virtual void append_head(std::string& /*out*/) const {}
  virtual void append_row(std::size_t row, std::string& out) const = 0;
  virtual void append_end(std::string& /*out*/) const {}
};

// `rows`, from list_moves(), must outlive the form.
std::unique_ptr<TreeForm> make_tree_form(TreeFormat format, TreeFacts facts,
                                         const std::vector<MoveRow>& rows);

}  // namespace mt::report
