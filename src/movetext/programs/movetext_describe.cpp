// Build tool: writes the man pages and the shell completions into a directory.
#include "movetext/cli/completion.hpp"
#include "movetext/cli/manual.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <filesystem>
#include <fstream>
#include <string>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path directory = argv[1];
  const mt::cli::Commands commands = mt::cli::all_commands();
  bool good = true;
  const auto put = [&](const std::string& name, const std::string& text) {
    std::ofstream file(directory / name, std::ios::binary);
    good = (file << text).flush().good() && good;
  };
  put("movetext.1", mt::cli::program_manual(commands));
  for (const mt::cli::Command* command : commands)
    put("movetext-" + std::string(command->name) + ".1", mt::cli::command_manual(*command, commands));
  put("movetext.bash", mt::cli::bash_completion(commands));
  put("_movetext", mt::cli::zsh_completion(commands));
  put("movetext.fish", mt::cli::fish_completion(commands));
  return good ? 0 : 1;
}
