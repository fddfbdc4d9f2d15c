// Simulates power failures of a node's machine. After a failure, the disk has all data that were synced, and
// a random part of the data that were not synced.
#pragma once
#include "server/kill/site.hpp"

#include <random>
#include <string>
#include <vector>

namespace mt::server::kill {

class Power {
 public:
  Power(const Site& site, unsigned seed);

  // Returns the environment for a program whose syncs are recorded (forgetful_disk.cpp).
  std::vector<std::string> environment() const;
  // Treats all data on the disk as synced. Call it before a program with that environment is started.
  void settle() const;
  // Leaves the database and its journal as they are after a power failure. Call it after the program was
  // killed.
  void fail();
  // If `broken` is set, every sync fails from now on.
  void break_syncs(bool broken) const;

 private:
  std::vector<std::string> names() const;
  void fail_below(const std::string& name, bool has_luck);

  std::filesystem::path data_;
  std::filesystem::path kept_;
  std::filesystem::path broken_;
  std::minstd_rand random_;
};

}  // namespace mt::server::kill
