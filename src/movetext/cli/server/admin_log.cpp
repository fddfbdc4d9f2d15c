#include "movetext/cli/console.hpp"
#include "movetext/cli/server/admin.hpp"
#include "movetext/server/runtime/log.hpp"
#include "movetext/server/runtime/policy_of.hpp"

#include <cstdlib>
#include <exception>
#include <pwd.h>
#include <unistd.h>

namespace mt::cli {
namespace {

// Returns the name of the user; under sudo, the name of the user who called sudo.
std::string who_acts() {
  if (const char* name = std::getenv("SUDO_USER"); name != nullptr) return name;
  const passwd* user = ::getpwuid(::getuid());
  return user == nullptr ? std::to_string(::getuid()) : std::string(user->pw_name);
}

}  // namespace

void log_action(const server::runtime::Config& config, std::span<const std::string> words) {
  std::string action;
  for (const std::string& word : words) action.append(action.empty() ? "" : " ").append(word);
  const std::string file = config.node.log.empty() ? "admin.log" : config.node.log;
  try {
    server::runtime::Log log(server::runtime::data_path(config, file));
    log.info("admin", {{"by", who_acts()}, {"action", action}});
  } catch (const std::exception& error) {
    complain(std::string("the action was carried out, but not logged: ") + error.what());
  }
}

}  // namespace mt::cli
