// Build tool: writes the man pages and the shell completions into a directory.
#include "movetext/cli/command.hpp"
#include "movetext/cli/completion.hpp"
#include "movetext/cli/manual.hpp"

#include <filesystem>
#include <fstream>
#include <string>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path directory = argv[1];
  bool good = true;
  const auto put = [&](const std::string& name, const std::string& text) {
    std::ofstream file(directory / name, std::ios::binary);
    good = (file << text).flush().good() && good;
  };
  put("movetext.1", mt::cli::program_manual());
  for (const mt::cli::Command* command : mt::cli::commands())
    put("movetext-" + std::string(command->name) + ".1", mt::cli::command_manual(*command));
  put("movetext.bash", mt::cli::bash_completion());
  put("_movetext", mt::cli::zsh_completion());
  put("movetext.fish", mt::cli::fish_completion());
  return good ? 0 : 1;
}
