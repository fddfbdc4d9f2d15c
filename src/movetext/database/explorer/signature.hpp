// Signatures of games: which of many groups of games may contain a token, such as the key of a position.
//
// Each group of 64 games is a column of a matrix of bits, a Bloom filter (Bloom 1970) of the tokens of its
// games; a token has hash_count bits in it. The matrix is stored by rows, so a search reads hash_count rows
// and combines them: the bits that are set in all of them are the groups that may contain the token.
//
//   SignatureMatrix matrix(rows_for(tokens_in_a_group));
//   matrix.add(group, token);
//   matrix.read_row(5, groups, bytes);     // bytes to store
//
//   Candidates candidates(groups);
//   for (const std::uint32_t row : rows_of(token, rows)) candidates.keep(stored_row(row));
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {

inline constexpr std::uint32_t group_games = 64;
inline constexpr std::size_t hash_count = 9;
// Bits for each token of a group. With hash_count, one of 10,000 groups without a token seems to have it.
inline constexpr std::uint32_t bits_per_token = 20;
inline constexpr std::uint32_t most_rows = std::uint32_t{1} << 22;

// Returns the number of rows for groups with that many different tokens.
std::uint32_t rows_for(std::uint64_t tokens);
// Returns the rows of a token. Some may be equal. Requires rows > 0.
std::array<std::uint32_t, hash_count> rows_of(std::uint64_t token, std::uint32_t rows);
// Returns the bytes of a row.
constexpr std::size_t row_size(std::uint32_t groups) {
  return (groups + 7U) / 8U;
}

// The groups are added in order. The bits of a group are set in a column, which is small; after strip_groups
// groups the columns become a strip of rows.
class SignatureMatrix {
 public:
  explicit SignatureMatrix(std::uint32_t rows) : rows_(rows) {}

  std::uint32_t rows() const { return rows_; }
  // Adds a token to a group, which is the last one or a later one. Must not be called after read_row().
  void add(std::uint32_t group, std::uint64_t token);
  // Sets `out` to the bits of the first groups.
  void read_row(std::uint32_t number, std::uint32_t groups, std::string& out);

 private:
  static constexpr std::size_t strip_words = 8;  // of a row
  static constexpr std::size_t strip_groups = strip_words * 64;

  std::size_t column_words() const { return (std::size_t{rows_} + 63) / 64; }
  void end_strip();

  std::uint32_t rows_;
  std::vector<std::uint64_t> columns_;              // of the strip that is being made, by group
  std::vector<std::vector<std::uint64_t>> strips_;  // by row
};

// Makes the matrix of a segment while its games are added in order. The number of its rows follows from the
// first groups.
class SignatureBuilder {
 public:
  // Adds the tokens of the next game. A game without tokens counts, too.
  void add_game(std::span<const std::uint64_t> tokens);
  // Returns the matrix of all games. Must be called once, after the last game.
  SignatureMatrix& finish();
  std::uint32_t groups() const { return (games_ + group_games - 1) / group_games; }

 private:
  static constexpr std::uint32_t sample = 256;  // groups from which the number of rows follows

  void end_group();
  void size_matrix();

  std::uint32_t games_ = 0;
  std::vector<std::uint64_t> tokens_;                // of the group
  std::vector<std::vector<std::uint64_t>> waiting_;  // groups that are not in the matrix yet
  std::vector<SignatureMatrix> matrix_;              // one element, when its size is known
};

// The groups that may contain a token.
class Candidates {
 public:
  explicit Candidates(std::uint32_t groups);

  // Keeps only the groups whose bit is set in the row. Returns false if the row is too short.
  bool keep(std::string_view row);
  // Returns the numbers of the remaining groups, ascending.
  std::vector<std::uint32_t> groups() const;

 private:
  std::uint32_t groups_;
  std::string bits_;
};

}  // namespace mt::database
