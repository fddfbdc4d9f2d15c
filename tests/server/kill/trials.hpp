// The trials: each breaks the server in its own way. A function returns the exit status of the program: 0 if
// nothing was lost, 1 if there were faults, 77 if the trial is not possible here.
#pragma once
#include "server/kill/options.hpp"

namespace mt::server::kill {

// One node on SQLite is killed, sometimes while it starts, and sometimes it is asked to stop.
int kill_trial(const Options& options);
// One node on SQLite is killed, and data that were not synced are lost.
int power_trial(const Options& options);
// The disk of one node on SQLite reports that it can no longer store data.
int bad_disk_trial(const Options& options);
// One node is killed while it creates its key and its store.
int first_trial(const Options& options);
// Two nodes share one PostgreSQL. One of them is killed while games continue on the other, or both are
// killed.
int nodes_trial(const Options& options);
// Two nodes share one PostgreSQL. One or all of PostgreSQL's processes are killed, or PostgreSQL is stopped
// for a while.
int database_trial(const Options& options);
// The relay fails in every way that it can.
int relay_trial(const Options& options);
// The disk becomes full and gets room again, several times.
int disk_trial(const Options& options);

// Nodes are killed while engines search in games against a player: one node on SQLite, or two nodes on
// PostgreSQL.
int engines_trial(const Options& options);
int engine_nodes_trial(const Options& options);

inline constexpr int skipped = 77;

}  // namespace mt::server::kill
