// The input of a run over an archive and the stages that its records pass through, as plain values.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/archive/core/stage.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace mt::archive {

// Functions such as select_records() and visit_records() in archive/stages create the stages.
struct Task {
  std::vector<std::string> files;        // paths; "-" is standard input
  const Format* from = nullptr;          // the format of the files; if nullptr, it is guessed
  std::optional<GameSpec> game;          // the game of all records, whatever game their tags name
  std::optional<text::Charset> charset;  // charset of the input; if empty, it is decided for each record
  bool nested_comments = false;          // see ReadOptions::nested_comments
  bool as_it_comes = false;              // do not wait until a slow pipe has filled a chunk
  Policy policy = Policy::archive;       // decides the severity of each kind of fault
  OpenContainer open_container{};        // if empty, databases are not recognised
  unsigned threads = 1;  // number of threads that handle chunks; the results do not depend on it
  std::size_t chunk_bytes = std::size_t{512} << 10;
  StageList stages{};  // in the order in which a record passes through them
};

}  // namespace mt::archive
