// The marks and file sizes of the archive in SQL.
#pragma once
#include "movetext/server/store/archive.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlArchive : public Archive {
 public:
  explicit SqlArchive(const Statements& statements) : statements_(statements) {}

  std::vector<GameId> missing(Time ended_by, std::uint32_t limit) override;
  void add(GameId id) override;
  std::int64_t file_size(std::string_view file) override;
  void set_file_size(std::string_view file, std::int64_t size) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store
