#include "movetext/cli/file_clashes.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/cli/words.hpp"

#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

namespace mt::cli {
namespace {

namespace fs = std::filesystem;

// A file of the command line, and the option that names it: "--names". `by` is empty for an operand.
struct NamedFile {
  std::string path;
  std::string by;
};

constexpr std::string_view rejects_by_default = "the rejects file";

bool are_same(const std::string& one, const std::string& other) {
  std::error_code fault;
  if (fs::equivalent(one, other, fault)) return fs::is_regular_file(one, fault);
  const auto whole = [&](const std::string& path) {
    return fs::weakly_canonical(fs::absolute(path, fault), fault);
  };
  return !fs::exists(one, fault) && whole(one) == whole(other);
}

bool is_file(std::string_view path) {
  return !path.empty() && path != "-" && !path.ends_with('/');
}

void add_options(const Invocation& invocation, std::span<const Option> options, bool written,
                 std::vector<NamedFile>& out) {
  for (const Option& option : options) {
    if (option.kind != ValueKind::file || option.writes != written) continue;
    for (const std::string& path : invocation.values(option.name))
      if (is_file(path)) out.push_back({path, "--" + std::string(option.name)});
  }
}

std::vector<NamedFile> read_files(const Invocation& invocation) {
  std::vector<NamedFile> out;
  add_options(invocation, invocation.command().options, false, out);
  if (invocation.command().takes == Operands::files)
    for (const std::string& path : invocation.operands())
      if (is_file(path)) out.push_back({path, {}});
  return out;
}

std::vector<NamedFile> written_files(const Invocation& invocation) {
  std::vector<NamedFile> out;
  add_options(invocation, invocation.command().options, true, out);
  // With --split no file has the name of --output itself.
  if (!invocation.has("split")) add_options(invocation, common_options(), true, out);
  // The file of rejects is named after the output unless the user names it.
  const auto output = invocation.value("output");
  const bool has_rejects = invocation.command().rewrites && output && is_file(*output);
  if (has_rejects && !invocation.has("rejects") && invocation.value_or("on-error", "reject") == "reject")
    out.push_back({std::string(*output) + ".rejects", std::string(rejects_by_default)});
  return out;
}

// Returns whether there is a single input, and --output gives the same name: this is how a user asks to
// replace a file by its canonical form. Otherwise the user may not know that a file would be replaced:
// several inputs may come from a pattern (*.pgn), and another name may be a link to the file.
bool has_name_of_the_only_input(const Invocation& invocation, const NamedFile& written) {
  return written.by == "--output" && invocation.operands().size() == 1 &&
         written.path == invocation.operands().front();
}

// Returns the given option with which the output does not contain the input, or an empty text.
std::string_view deriving_option(const Invocation& invocation) {
  for (const std::string_view name : split_words(invocation.command().derives))
    if (invocation.has(name)) return name;
  return {};
}

// Returns whether the output may replace the input.
bool rewrites(const Invocation& invocation, const NamedFile& written) {
  return invocation.command().rewrites && has_name_of_the_only_input(invocation, written) &&
         !archive::is_database(written.path) && !invocation.has("select") &&
         deriving_option(invocation).empty();
}

std::string objection(const Invocation& invocation, const NamedFile& written, const NamedFile& read) {
  if (!read.by.empty()) return written.by + " names the same file as " + read.by + ", " + read.path;
  if (written.by == rejects_by_default)
    return "rejected records would go to " + written.path +
           ", a file that is read: name another --output, or " + "another rejects file with --rejects";
  if (!invocation.command().rewrites || written.by != "--output")
    return written.by + " names a file that is read: " + read.path;
  if (const std::string_view option = deriving_option(invocation); !option.empty())
    return std::string("--output names a file that is read, ")
        .append(read.path)
        .append(": with --")
        .append(option)
        .append(", its records would be lost; name another file");
  if (archive::is_database(read.path))
    return "--output names a database that is read, " + read.path + "; name another file";
  if (has_name_of_the_only_input(invocation, written))
    return "--output names a file that is read, " + read.path + ": what --select leaves out would be lost";
  return "--output names a file that is read, " + read.path +
         ": only a single input can be replaced, under the same name (export X -o X); name another file";
}

}  // namespace

std::string objection_to_clashes(const Invocation& invocation) {
  const std::vector<NamedFile> written = written_files(invocation);
  if (written.empty()) return {};
  for (std::size_t i = 0; i < written.size(); ++i)
    for (std::size_t j = i + 1; j < written.size(); ++j)
      if (are_same(written[i].path, written[j].path))
        return written[i].by + " and " + written[j].by + " name the same file";
  for (const NamedFile& read : read_files(invocation))
    for (const NamedFile& each : written)
      if (are_same(each.path, read.path) && (!read.by.empty() || !rewrites(invocation, each)))
        return objection(invocation, each, read);
  return {};
}

}  // namespace mt::cli
