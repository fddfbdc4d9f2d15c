// The rows of the table `game`, for filters.
//
//   RowReader rows(database);
//   while (const StoredRow* row = rows.next()) use(rows.text(FilterName::white, *row));
#pragma once
#include "movetext/database/explorer/entry.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/filter.hpp"
#include "movetext/sqlite/database.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mt::database {

// A kind of game that the database has.
struct StoredType {
  std::string name{};
  std::optional<GameSpec> game{};  // nullopt if this program does not know it
  bool white_first = true;
};

struct StoredRow {
  GameId id = 0;
  std::int64_t source = 0;
  std::int64_t block = 0;
  std::int64_t place = 0;
  std::int64_t type_id = 0;
  const StoredType* type = nullptr;  // never nullptr
  std::int64_t white = 0;
  std::int64_t black = 0;
  std::int64_t event = 0;
  std::int64_t site = 0;
  std::int32_t date = 0;
  std::int64_t white_elo = 0;
  std::int64_t black_elo = 0;
  std::int64_t result = 0;
  std::int64_t plies = 0;
  std::int64_t games = 0;
  std::int64_t opening = 0;
  std::uint32_t flags = 0;
  std::string_view round{};   // valid until the next row
  std::string_view pieces{};  // the column (piece_counts.hpp); valid until the next row

  bool has(std::uint32_t flag) const { return (flags & flag) != 0; }
};

// Reads all rows in the order of their ids. The database must have all columns (answers_filters()). Texts are
// looked up when they are asked for, and kept.
class RowReader {
 public:
  explicit RowReader(sqlite::Database& database);

  // Returns the next row, or nullptr at the end. It is valid until the next call.
  const StoredRow* next();
  // Returns the text of a row for a name that denotes a single text, as a record has it; an unknown date or
  // rating is "?". The result is valid until the next call.
  std::string_view text(FilterName name, const StoredRow& row);
  const std::map<std::int64_t, StoredType>& types() const { return types_; }

 private:
  // The texts of a table of names by their ids.
  class Names {
   public:
    Names(sqlite::Database& database, std::string_view select) : find_(database.query(select)) {}
    std::string_view of(std::int64_t id);

   private:
    static constexpr std::size_t most = 100'000;  // texts in memory
    sqlite::Query find_;
    std::unordered_map<std::int64_t, std::string> known_;
  };

  std::string_view number_text(std::int64_t number);
  std::string_view date_text(std::int32_t date);

  std::map<std::int64_t, StoredType> types_;
  sqlite::Query rows_;
  Names players_;
  Names events_;
  Names sites_;
  Names codes_;
  Names openings_;
  StoredRow row_;
  std::string text_;
};

}  // namespace mt::database
