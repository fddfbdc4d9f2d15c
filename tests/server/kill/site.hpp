// The files and the store of a trial: its directories, the settings of one or more nodes, and their store.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/store/store.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace mt::server::kill {

struct SitePlan {
  // Several nodes listen on TCP ports; a single node listens on a socket in its directory.
  std::size_t nodes = 1;
  std::string database{};        // connection string of PostgreSQL; empty for SQLite
  std::uint16_t relay_port = 0;  // a port of this host; if it is 0, mails are written to files
  std::string log_level = "warn";
  std::string more_settings{};  // TOML that is appended to the settings of each node
  // Size of a small disk in memory for the data; if it is 0, no such disk is used.
  std::size_t disk_megabytes = 0;
};

class Site {
 public:
  // Throws NoDisk if the small disk cannot be mounted.
  explicit Site(const SitePlan& plan);
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;
  ~Site();  // removes all files, unless keep() was called
  // Keeps the files of the site, and prints their directory.
  void keep();

  struct NoDisk {};
  struct Node {
    std::string settings;  // path of the file
    std::string address;   // address of the LMTP listener
  };
  const std::vector<Node>& nodes() const { return nodes_; }
  const app::ServerPolicy& house() const { return *house_; }
  // Opens the store of the nodes. With SQLite, no node may have the store open at the same time.
  std::unique_ptr<store::Store> open_store() const;
  const std::filesystem::path& directory() const { return directory_; }
  // Returns the data directory of the first node.
  std::string data() const { return config_.server.data; }
  const runtime::Config& config() const { return config_; }
  const std::string& database() const { return database_; }

 private:
  void add_node(const SitePlan& plan, std::size_t number);

  std::filesystem::path directory_;
  std::string database_;
  runtime::Config config_;
  std::vector<Node> nodes_;
  std::unique_ptr<app::ServerPolicy> house_;
  bool mounted_ = false;
  bool kept_ = false;
};

Time now();

}  // namespace mt::server::kill
