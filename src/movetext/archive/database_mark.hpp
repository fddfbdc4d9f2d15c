// Recognises databases of records by their first bytes, without SQLite.
#pragma once
#include <cstdint>
#include <string>

namespace mt::archive {

// "mtdb" as a number: the application id of SQLite (bytes 68 to 71 of the file), by which a database of
// records is recognised.
inline constexpr std::int32_t database_id = 0x6D746462;

// Returns whether a regular file begins like a database of records. Reads its first 72 bytes.
bool is_database(const std::string& path);

}  // namespace mt::archive
