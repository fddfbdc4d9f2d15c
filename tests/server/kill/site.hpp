// The place of a trial: directories, settings of one or more nodes, and their store.
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
  std::size_t nodes = 1;         // several accept mail by TCP, a single one by a socket in its directory
  std::string database{};        // connection string of PostgreSQL; empty for SQLite
  std::uint16_t relay_port = 0;  // on this host; 0: mails are written to files
  std::string log_level = "warn";
  std::string more_settings{};     // TOML, appended to the other settings of each node
  std::size_t disk_megabytes = 0;  // size of a small memory disk for the data; 0: not used
};

class Site {
 public:
  // Throws NoDisk when the small disk cannot be mounted.
  explicit Site(const SitePlan& plan);
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;
  ~Site();  // removes everything, unless keep() was called
  // Keeps the site and prints its path.
  void keep();

  struct NoDisk {};
  struct Node {
    std::string settings;  // file
    std::string address;   // address of LMTP
  };
  const std::vector<Node>& nodes() const { return nodes_; }
  const app::ServerPolicy& house() const { return *house_; }
  // Opens the store of the nodes: an additional one with PostgreSQL, the only one with SQLite.
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
