// What is known about a whole file of games: its header and the names that its records refer to.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/wthor/header.hpp"
#include "movetext/formats/wthor/names.hpp"
#include "movetext/formats/wthor/squares.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mt::wthor {

struct File final : FileContext {
  explicit File(const FileStart& start);

  const Board& board() const { return header.board == 10 ? board_10 : board_8; }

  Header header;
  NameTable players{wthor::players};
  NameTable tournaments{wthor::tournaments};
  std::vector<std::string> faults;  // faults of the tables: "no table of players ..."
  std::string refusal;              // why the games of the file cannot be read; empty if they can be read
};

std::shared_ptr<const FileContext> open_file(const FileStart& start);

}  // namespace mt::wthor
