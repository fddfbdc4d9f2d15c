// The user's file of engines, which names an engine for a game or for all games of a family:
//
//   [chess]
//   command = "stockfish"
//   protocol = "uci"   # detected if it is absent
//   [chess.set]
//   Threads = 2
#pragma once
#include "movetext/cli/engine/engine_terms.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct EngineEntry {
  const Family* family = nullptr;  // nullptr if the entry is for one game
  std::string game{};              // the value of GameSpec::name() if the entry is for one game
  NamedEngine engine{};
  std::uint32_t line = 0;  // the line of its section, from 1
};

struct EngineFile {
  std::string path{};
  std::vector<EngineEntry> entries{};
  std::vector<std::string> faults{};  // messages that begin with the path and the line; at most 50

  // Returns the entry for a game, else the entry for its family, or nullptr if there is neither.
  const EngineEntry* entry_for(const GameSpec& game) const;
};

// Returns the path of the user's file: "engines.toml" in the directory "movetext" of $XDG_CONFIG_HOME or
// ~/.config. Returns an empty string if neither that variable nor HOME is set.
std::string engine_file_path();
// Reads a file. A file that does not exist has no entries.
EngineFile read_engine_file(const std::string& path);
// Reads the text of a file. `path` is only used in messages.
EngineFile read_engines(std::string_view toml, const std::string& path);

}  // namespace mt::cli
