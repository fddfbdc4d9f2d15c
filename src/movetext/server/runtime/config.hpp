// The settings of a server, and functions to read them. The operator of the server chooses the settings.
//
//   ConfigReading reading = read_config(text, "/etc/movetext/server.toml");
//   for (const ConfigFault& fault : reading.faults) complain(to_text(fault));
//
// Each setting is a row of config_keys(). The parser, the sample file and the manual are all made from these
// rows.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::runtime {

struct Config {
  struct Server {
    std::string host = "localhost";
    std::string data = "/var/lib/movetext";
    friend bool operator==(const Server&, const Server&) = default;
  } server;
  struct Store {
    std::string driver = "sqlite";
    std::string file = "movetext.db";
    std::string url_file;
    std::uint32_t batch = 512;
    Duration batch_wait = 3;
    std::uint32_t queue = 10000;
    std::uint32_t readers = 4;
    Duration backup_every = 0;
    std::string backup_directory = "backup";
    std::uint32_t backups_kept = 24;
    std::string archive_directory = "archive";
    Duration archive_after = 14 * day_long;
    friend bool operator==(const Store&, const Store&) = default;
  } store;
  struct Mail {
    std::string listen = "127.0.0.1:10024";
    std::string local_part = "play";
    std::string from_name = "movetext";
    std::string smtp = "off";
    std::string smtp_tls = "off";
    std::string smtp_user;
    std::string smtp_password_file;
    std::uint32_t senders = 4;
    std::uint32_t connections = 100;
    std::uint32_t peer_share = 80;
    Duration give_way = 2 * second_long;
    Duration command_time = 30 * second_long;
    Duration mail_time = 2 * minute_long;
    std::uint32_t data_rate = 1000;
    std::uint32_t max_bytes = 262144;
    std::string legacy = "confirm";
    std::string sender_check = "warn";
    std::string authserv_id;
    std::uint32_t error_answers = 10;
    std::uint32_t player_error_answers = 50;
    std::uint32_t answers = 50;
    friend bool operator==(const Mail&, const Mail&) = default;
  } mail;
  struct Tokens {
    std::string key_file = "token.key";
    std::string old_key_file = "token.old.key";
    friend bool operator==(const Tokens&, const Tokens&) = default;
  } tokens;
  struct Play {
    bool autostart = false;
    bool open_signup = true;
    std::string time = "21d/move";
    Duration nag = 7 * day_long;
    std::uint32_t active_games = 200;
    std::uint32_t challenges_a_day = 50;
    std::uint32_t comments_a_day = 200;
    Duration signup_waits = 7 * day_long;
    Duration grace = hour_long;
    Duration leave_a_year = 30 * day_long;
    Duration leave_at_once = 14 * day_long;
    friend bool operator==(const Play&, const Play&) = default;
  } play;
  // The settings for all engines from the section [engine], or those of one engine from the section
  // [engine.NAME].
  struct Engine {
    std::string name;  // empty in the section [engine]
    std::string command;
    std::string protocol;
    std::vector<std::string> options;
    std::vector<std::string> games;
    std::uint32_t nodes = 20000;
    std::uint32_t depth = 0;
    Duration time = 5 * second_long;
    std::uint32_t memory = 0;
    std::uint32_t boards = 20;
    std::uint32_t boards_a_player = 2;
    std::uint32_t longest_match = 7;
    bool cube = true;
    bool rated = true;
    friend bool operator==(const Engine&, const Engine&) = default;
  } engine;
  std::vector<Engine> engines;  // sorted by name
  struct Node {
    std::string listen = "127.0.0.1:8025";
    std::string log;
    std::string log_level = "info";
    Duration stop = 20 * second_long;
    Duration sweep = 30 * second_long;
    std::uint32_t engines = 1;
    friend bool operator==(const Node&, const Node&) = default;
  } node;
  friend bool operator==(const Config&, const Config&) = default;
};

struct ConfigFault {
  std::string file;
  std::uint32_t line = 0;    // counted from 1; 0 if the fault concerns the whole file
  std::uint32_t column = 0;  // counted from 1
  std::string message;
};
// Returns the fault as one line: "server.toml:12:3: unknown key 'bach' in [store] (did you mean 'batch'?)".
std::string to_text(const ConfigFault& fault);

struct ConfigReading {
  Config config;                    // the settings that could be read; all other settings have their defaults
  bool names_data = false;          // whether the file sets server.data
  std::vector<ConfigFault> faults;  // at most 50; empty if there are none
};

// Parses settings written in TOML 1.0. An unknown key is a fault, and so is a value of the wrong type or out
// of range.
ConfigReading read_config(std::string_view toml, std::string_view file);
// Reads the settings from a file. A file that cannot be read is a fault.
ConfigReading read_config_file(const std::string& path);

// Returns a file with all settings: each has an explanation, and its default is written after a "#". This is
// the output of "movetext serve --print-config".
std::string sample_config();
// Returns the settings as Markdown tables, for the operator's manual.
std::string config_manual();

}  // namespace mt::server::runtime
