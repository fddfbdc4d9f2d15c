#include "movetext/formats/wthor/file.hpp"

#include <array>
#include <span>

namespace mt::wthor {
namespace {

std::string_view name_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

// Describes a file that has names but no games. If the file is complete, its size shows whether it is a table
// of players or of tournaments.
std::string words_of_table(std::string_view bytes, const Header& header) {
  std::string what = "a table of players (.jou) or tournaments (.trn)";
  const std::size_t size = bytes.size() - header_bytes;
  if (size == header.names * players.width) what = "a table of players (.jou)";
  if (size == header.names * tournaments.width) what = "a table of tournaments (.trn)";
  return what +
         " of the WTHOR database of Othello, which does not contain games; read the files of games (.wtb) "
         "beside it";
}

std::string refusal_of(std::string_view bytes, const Header& header) {
  switch (header.kind) {
    case Kind::games:
      return {};
    case Kind::names:
      return words_of_table(bytes, header);
    case Kind::solitaires:
      return "positions to be solved (.pzz) of the WTHOR database of Othello, which are not games";
    case Kind::none:
      break;
  }
  return "this is not a file of the WTHOR database of Othello: its header is different";
}

std::string kind_of(const NameTable& table) {
  return "table of " + std::string(table.kind().what) + "s";
}

// Returns the names under which a table was searched for: "players (a.jou, wthor.jou, wth.jou)".
std::string words_of_search(const CompanionFile& file, const Companion& companion, const NameTable& table) {
  std::string words(table.kind().what);
  words.append("s (").append(name_of(file.path));
  for (const std::string_view stem : companion.stems)
    words.append(", ").append(stem).append(companion.extension);
  return words + ")";
}

// Reads the tables that exist. Returns messages: one message that lists all missing tables, and one for each
// damaged table.
std::vector<std::string> read_tables(std::span<const CompanionFile> found,
                                     std::array<NameTable*, name_files.size()> tables) {
  std::vector<std::string> faults;
  std::string missing;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const CompanionFile& file = found[i];
    NameTable& table = *tables[i];
    if (!file.found) {
      missing.append(missing.empty() ? "" : " or ").append(words_of_search(file, name_files[i], table));
      continue;
    }
    const std::string fault = file.fault.empty() ? table.read(file.bytes) : file.fault;
    if (!fault.empty())
      faults.push_back(std::string(name_of(file.path)) + " is a damaged " + kind_of(table) + ": " + fault);
  }
  if (found.empty())
    missing = "players or tournaments is available, because the folder of the file is unknown";
  if (missing.empty()) return faults;
  if (!found.empty()) missing += " is beside the file";
  faults.insert(faults.begin(),
                "no table of " + missing + ": numbers such as #123 replace the names in the games");
  return faults;
}

}  // namespace

File::File(const FileStart& start)
    : header(read_header(start.bytes)), refusal(refusal_of(start.bytes, header)) {
  if (!refusal.empty()) return;
  faults = read_tables(start.companions, {&players, &tournaments});
}

std::shared_ptr<const FileContext> open_file(const FileStart& start) {
  return std::make_shared<File>(start);
}

}  // namespace mt::wthor
