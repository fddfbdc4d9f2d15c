// The part of a transaction that stores which games are in the archive of finished games, and the lengths of
// its files.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Archive {
 public:
  explicit Archive(const Statements& statements) : statements_(statements) {}

  // Returns games that were finished or aborted by that time and are not in the archive, oldest first.
  std::vector<GameId> missing(Time ended_by, std::uint32_t limit);
  // Records that the game is in the archive.
  void add(GameId id);

  // Returns the number of bytes of an archive file that are known to be on disk; 0 if there is no such file.
  // Locks the file until this transaction ends: other transactions that call this for the same file wait.
  std::int64_t file_size(std::string_view file);
  // The caller must have called file_size() for the file in this transaction.
  void set_file_size(std::string_view file, std::int64_t size);

 private:
  Statements statements_;
};

}  // namespace mt::server::store
