// What is broken, and how often.  Each gives what the program ends with: 0: nothing was lost; 1: there were
// faults; 77: it cannot be tried here.
#pragma once
#include "server/kill/options.hpp"

namespace mt::server::kill {

// One node on SQLite is killed, also while it starts, and now and then asked to stop.
int kill_trial(const Options& options);
// One node on SQLite is killed, and with it goes what its disk was not made to keep.
int power_trial(const Options& options);
// The disk of one node on SQLite says that it keeps nothing any more.
int bad_disk_trial(const Options& options);
// One node is killed while it makes its key and its store.
int first_trial(const Options& options);
// Two nodes on one PostgreSQL: one of them is killed while play goes on at the other, or both are.
int nodes_trial(const Options& options);
// PostgreSQL is killed below two nodes, as a whole or a process of it, or hangs for a while.
int database_trial(const Options& options);
// The relay breaks in all ways a relay can.
int relay_trial(const Options& options);
// The disk is full, is emptied, and is full again.
int disk_trial(const Options& options);

// One node on SQLite, or two on PostgreSQL, are killed while engines think in games against a player.
int engines_trial(const Options& options);
int engine_nodes_trial(const Options& options);

inline constexpr int skipped = 77;

}  // namespace mt::server::kill
