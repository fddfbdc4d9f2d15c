#include "server/kill/site.hpp"

#include "movetext/server/runtime/policy_of.hpp"

#include <arpa/inet.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <netinet/in.h>
#include <random>
#include <stdexcept>
#include <sys/mount.h>
#include <sys/socket.h>
#include <unistd.h>

namespace mt::server::kill {
namespace {

namespace fs = std::filesystem;

// Returns a port below the range that the system uses for outgoing connections, so that no other program
// takes the port while a node is down.
std::uint16_t free_port() {
  std::random_device random;
  for (int i = 0; i < 100; ++i) {
    const auto port = static_cast<std::uint16_t>(20'000 + random() % 10'000);
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_port = htons(port);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool free = ::bind(fd, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0;
    ::close(fd);
    if (free) return port;
  }
  throw std::runtime_error("no port is free");
}

void write_private(const fs::path& file, const std::string& text) {
  std::ofstream(file) << text;
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
}

}  // namespace

Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Site::Site(const SitePlan& plan) : database_(plan.database) {
  std::string pattern = (fs::temp_directory_path() / "movetext-kill-XXXXXX").string();
  directory_ = ::mkdtemp(pattern.data());
  write_private(directory_ / "store.url", plan.database);
  for (std::size_t i = 0; i < plan.nodes; ++i) add_node(plan, i);
  config_ = runtime::read_config_file(nodes_.front().settings).config;
  if (plan.disk_megabytes > 0) {
    const std::string size = "size=" + std::to_string(plan.disk_megabytes) + 'm';
    mounted_ = ::mount("tmpfs", data().c_str(), "tmpfs", 0, size.c_str()) == 0;
    if (!mounted_) fs::remove_all(directory_);
    if (!mounted_) throw NoDisk();
  }
  runtime::ensure_token_key(config_);
  house_ = std::make_unique<app::ServerPolicy>(
      runtime::policy_of(config_, runtime::read_secrets(config_, runtime::process_environment()).secrets));
}

Site::~Site() {
  std::error_code ignored;
  if (mounted_) ::umount(data().c_str());
  if (!kept_) fs::remove_all(directory_, ignored);
}

void Site::keep() {
  kept_ = true;
  std::printf("see %s\n", directory_.c_str());
}

void Site::add_node(const SitePlan& plan, std::size_t number) {
  const std::string name = "node" + std::to_string(number + 1);
  const fs::path data = directory_ / name;
  fs::create_directories(data);
  Node node;
  node.settings = (directory_ / (name + ".toml")).string();
  node.address =
      plan.nodes == 1 ? "unix:" + (directory_ / "lmtp").string() : "127.0.0.1:" + std::to_string(free_port());
  std::ofstream out(node.settings);
  out << "[server]\nhost = \"games.example\"\ndata = \"" << data.string() << "\"\n[mail]\nlisten = \""
      << node.address << "\"\nerror_answers = 1000\nplayer_error_answers = 10000\n";
  if (plan.relay_port != 0) out << "smtp = \"127.0.0.1:" << plan.relay_port << "\"\n";
  out << "[tokens]\nkey_file = \"" << (directory_ / "token.key").string()
      << "\"\n[play]\ncomments_a_day = 100000\n[node]\nlisten = \"off\"\nsweep = \"1s\"\nlog_level = \""
      << plan.log_level << "\"\n";
  if (!plan.database.empty())
    out << "[store]\ndriver = \"postgresql\"\nurl_file = \"" << (directory_ / "store.url").string() << "\"\n";
  out << plan.more_settings;
  nodes_.push_back(node);
}

std::unique_ptr<store::Store> Site::open_store() const {
  return server::runtime::open_store(config_,
                                     runtime::read_secrets(config_, runtime::process_environment()).secrets);
}

}  // namespace mt::server::kill
