// The kinds of failures. Each function returns the exit status of the program: 0: nothing was lost; 1: there
// were faults; 77: the trial is not possible here.
#pragma once
#include "server/kill/options.hpp"

namespace mt::server::kill {

// One node on SQLite is killed, also while it starts, and occasionally asked to stop.
int kill_trial(const Options& options);
// One node on SQLite is killed, and data that its disk was not made to keep are lost.
int power_trial(const Options& options);
// The disk of one node on SQLite reports that it cannot keep data any more.
int bad_disk_trial(const Options& options);
// One node is killed while it creates its key and its store.
int first_trial(const Options& options);
// Two nodes on one PostgreSQL: one of them is killed while play continues at the other, or both are.
int nodes_trial(const Options& options);
// PostgreSQL is killed below two nodes, as a whole or one process of it, or is frozen for a while.
int database_trial(const Options& options);
// The relay fails in all possible ways.
int relay_trial(const Options& options);
// The disk is full, is emptied, and is full again.
int disk_trial(const Options& options);

// One node on SQLite, or two on PostgreSQL, are killed while engines think in games against a player.
int engines_trial(const Options& options);
int engine_nodes_trial(const Options& options);

inline constexpr int skipped = 77;

}  // namespace mt::server::kill
