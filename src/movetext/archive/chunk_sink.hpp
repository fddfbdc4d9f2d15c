// Receives the results of chunks in the order of the input, in place of an output file.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <string>

namespace mt::archive {

class ChunkSink {
 public:
  ChunkSink() = default;
  ChunkSink(const ChunkSink&) = delete;
  ChunkSink& operator=(const ChunkSink&) = delete;
  virtual ~ChunkSink() = default;

  // Receives a chunk. Returns false if the run must end; see error().
  [[nodiscard]] virtual bool add(const Chunk& chunk) = 0;
  virtual const std::string& error() const = 0;
};

}  // namespace mt::archive
