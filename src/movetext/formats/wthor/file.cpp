#include "movetext/formats/wthor/file.hpp"

namespace mt::wthor {
namespace {

std::string_view name_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

// Says what a file is that has names and no games.  The size tells which, if all bytes are there.
std::string words_of_table(std::string_view bytes, const Header& header) {
  std::string what = "a table of players (.jou) or tournaments (.trn)";
  const std::size_t size = bytes.size() - header_bytes;
  if (size == header.names * players.width) what = "a table of players (.jou)";
  if (size == header.names * tournaments.width) what = "a table of tournaments (.trn)";
  return what + " of the WTHOR database of Othello, which holds no games: give the files of games (.wtb), and "
                "leave it beside them";
}

std::string refusal_of(std::string_view bytes, const Header& header) {
  switch (header.kind) {
    case Kind::games:
      return {};
    case Kind::names:
      return words_of_table(bytes, header);
    case Kind::solitaires:
      return "positions to be solved (.pzz) of the WTHOR database of Othello, which are not read: they are no "
             "games";
    case Kind::none:
      break;
  }
  return "this is no file of the WTHOR database of Othello: it has none of its headers";
}

// Reads a table.  Returns what is wrong with it, in words.
std::string read_table(const FileStart& start, std::size_t index, NameTable& table) {
  const std::string without = ": " + std::string(table.kind().what) + "s are named by number, as #123";
  const std::string kind = "table of " + std::string(table.kind().what) + "s";
  if (start.companions.empty())
    return "no " + kind + " can be had, for no folder is known" + without;
  const CompanionFile& file = start.companions[index];
  if (!file.found) {
    std::string sought = "there is no " + kind + " beside the file (" + std::string(name_of(file.path));
    for (const std::string_view stem : name_files[index].stems)
      sought.append(", ").append(stem).append(name_files[index].extension);
    return sought + ", in any case)" + without;
  }
  std::string fault = file.fault.empty() ? table.read(file.bytes) : file.fault;
  if (fault.empty()) return {};
  return std::string(name_of(file.path)) + " is no sound " + kind + ": " + fault;
}

}  // namespace

File::File(const FileStart& start)
    : header(read_header(start.bytes)), refusal(refusal_of(start.bytes, header)) {
  if (!refusal.empty()) return;
  for (NameTable* const table : {&players, &tournaments})
    if (std::string fault = read_table(start, table == &players ? 0 : 1, *table); !fault.empty())
      faults.push_back(std::move(fault));
}

std::shared_ptr<const FileContext> open_file(const FileStart& start) {
  return std::make_shared<File>(start);
}

}  // namespace mt::wthor
