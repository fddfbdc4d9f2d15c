#include "movetext/formats/trf/file.hpp"

#include "movetext/formats/trf/line.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt::trf {
namespace {

using tournament::Kind;
using tournament::Result;

constexpr std::size_t most_faults = 200;

// A result in the line of a player.
struct Sign {
  char sign;
  Kind kind;
  bool needs_opponent;
  int halves;  // twice the points of the player, with 1 for a win
};
constexpr auto signs = std::to_array<Sign>({
    {'1', Kind::game, true, 2},
    {'=', Kind::game, true, 1},
    {'0', Kind::game, true, 0},
    {'W', Kind::short_game, true, 2},
    {'D', Kind::short_game, true, 1},
    {'L', Kind::short_game, true, 0},
    {'+', Kind::forfeit, true, 2},
    {'-', Kind::forfeit, true, 0},
    {'U', Kind::pairing_bye, false, 2},
    {'F', Kind::full_bye, false, 2},
    {'H', Kind::half_bye, false, 1},
    {'Z', Kind::zero_bye, false, 0},
});

const Sign* find_sign(char c) {
  const char capital = text::is_letter(c) ? static_cast<char>(text::to_lower(c) - ('a' - 'A')) : c;
  const auto* const found =
      std::find_if(signs.begin(), signs.end(), [&](const Sign& row) { return row.sign == capital; });
  return found == signs.end() ? nullptr : found;
}

bool is_all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), text::is_digit);
}

// A round in the line of a player, as written.
struct Seat {
  std::size_t player = 0;
  std::uint32_t round = 0;
  std::uint32_t opponent = 0;  // starting rank; 0: none
  char colour = '-';           // 'w', 'b' or '-'
  const Sign* sign = nullptr;  // nullptr: the game has no result
  std::size_t begin = 0;       // bytes of the file
  std::size_t end = 0;
};

class FileReader {
 public:
  explicit FileReader(std::string_view bytes)
      : bytes_(bytes), is_utf8_(text::is_utf8(bytes)), report_(std::make_shared<Report>()) {}

  std::shared_ptr<const FileContext> run() {
    for (std::size_t at = text::skip_mark(bytes_, 0); at < bytes_.size();) {
      const text::Line line = text::line_at(bytes_, at);
      read_line(line.begin, bytes_.substr(line.begin, line.end - line.begin));
      at = line.next;
    }
    join_teams();
    for (const Seat& seat : seats_) join(seat);
    std::stable_sort(report_->games.begin(), report_->games.end(),
                     [](const ReportGame& a, const ReportGame& b) { return a.end < b.end; });
    check_points();
    std::stable_sort(report_->faults.begin(), report_->faults.end(),
                     [](const Fault& a, const Fault& b) { return a.begin < b.begin; });
    extend_last_game();
    return std::move(report_);
  }

 private:
  void report(Code code, std::size_t begin, std::size_t end, std::string message) {
    if (report_->faults.size() < most_faults)
      report_->faults.push_back({code, begin, end, std::move(message)});
  }

  void read_line(std::size_t begin, std::string_view text) {
    const std::string_view word = text.substr(0, code.size);
    if (text::trim(text).empty() || word == "###") return;
    const bool ends_code = text.size() == code.size || (text.size() > code.size && text[code.size] == ' ');
    if (!ends_code)
      return report(Code::junk, begin, begin + text.size(),
                    "a line of a report begins with three characters and a blank, not with '" +
                        text::excerpt(text) + "'; it is skipped");
    if (word == player_code) return read_player(begin, text);
    for (const TeamLayout& layout : team_layouts)
      if (word == layout.code) return read_team(text, layout);
    read_value(word, text);
  }

  void read_value(std::string_view word, std::string_view text) {
    const std::string value(text::trim(text.substr(std::min(value_begin, text.size()))));
    const std::array<std::pair<std::string_view, std::string*>, 5> places{{{"012", &report_->name},
                                                                           {"022", &report_->site},
                                                                           {"042", &report_->first_day},
                                                                           {"052", &report_->last_day},
                                                                           {"092", &report_->type}}};
    for (const auto& [name, place] : places)
      if (word == name && place->empty()) *place = value;
    if (word == "132") read_days(text);
  }

  void read_days(std::string_view text) {
    for (std::size_t at = rounds_begin; at < text.size() && report_->days.size() < most_rounds;
         at += round_width)
      report_->days.emplace_back(text::trim(text.substr(at, day_size)));
  }

  void read_player(std::size_t begin, std::string_view text) {
    const ReportLine line(text, columns_of_player(text, is_utf8_));
    const auto value = [&](Field field) { return std::string(line.field(field)); };
    const std::int64_t start = text::parse_number(line.field(number), most_players);
    const std::size_t number_at = begin + line.offset(number.begin);
    const std::size_t number_end = begin + line.offset(number.begin + number.size);
    if (start < 1)
      return report(Code::damaged_file, number_at, number_end,
                    "the starting rank of a player must be a number from 1 to 9999, not '" +
                        text::excerpt(line.field(number)) + "'; the player is left out");
    const std::size_t index = report_->players.size();
    if (!by_number_.emplace(static_cast<std::uint32_t>(start), index).second)
      return report(Code::damaged_file, number_at, number_end,
                    "there are two players with the starting rank " + std::to_string(start) +
                        "; the second one is left out");
    report_->players.push_back({.number = static_cast<std::uint32_t>(start),
                                .name = value(name),
                                .title = value(title),
                                .rating = value(rating),
                                .federation = value(federation),
                                .fide_id = value(fide_id),
                                .points = value(points),
                                .points_at = begin + line.offset_of(points)});
    read_rounds(begin, line, index);
  }

  void read_rounds(std::size_t begin, const ReportLine& line, std::size_t player) {
    std::uint32_t round = 1;
    for (std::size_t at = rounds_begin; line.offset(at) < line.text().size(); at += round_width, ++round) {
      const std::size_t from = begin + line.offset(at);
      const std::size_t to = begin + line.offset(at + round_size);
      if (round > most_rounds)
        return report(
            Code::damaged_file, from, to,
            "a report has at most " + std::to_string(most_rounds) + " rounds; the rest is left out");
      read_round({.player = player, .round = round, .begin = from, .end = to}, line, at);
    }
  }

  void read_round(Seat seat, const ReportLine& line, std::size_t at) {
    const std::string_view written = line.field({at + opponent.begin, opponent.size});
    const char colour = text::to_lower(line.sign(at + colour_at));
    const char result = line.sign(at + result_at);
    if (written.empty() && colour == ' ' && result == ' ') return;
    const std::int64_t other = written.empty() ? 0 : text::parse_number(written, most_players);
    if (other < 0)
      return report(Code::damaged_file, seat.begin, seat.end,
                    "the opponent must be the starting rank of a player or 0000, not '" +
                        text::excerpt(written) + "'; the game is left out");
    seat.opponent = static_cast<std::uint32_t>(other);
    if (colour == 'w' || colour == 'b') {
      seat.colour = colour;
    } else if (colour != '-' && colour != ' ') {
      return report(Code::damaged_file, seat.begin, seat.end,
                    std::string("the colour must be w, b or -, not '") + colour + "'; the game is left out");
    }
    seat.sign = find_sign(result);
    if (seat.sign == nullptr && result != ' ')
      return report(Code::damaged_file, seat.begin, seat.end,
                    std::string("the result must be one of 1 = 0 + - W D L H F U Z, not '") + result +
                        "'; the game is left out");
    // "0000 - -" is a player who was absent, as some programs write it.
    if (seat.opponent == 0 && seat.sign != nullptr && seat.sign->kind == Kind::forfeit)
      seat.sign = find_sign(seat.sign->halves == 0 ? 'Z' : 'F');
    if (seat.sign != nullptr && seat.sign->needs_opponent != (seat.opponent != 0))
      return report(Code::damaged_file, seat.begin, seat.end,
                    seat.opponent == 0
                        ? std::string("the result '") + result + "' needs an opponent; the game is left out"
                        : std::string("'") + result + "' is a bye, but there is an opponent; it is left out");
    if (seat.sign == nullptr && seat.opponent == 0) return;
    if (seat.sign != nullptr)
      report_->players[seat.player].halves += static_cast<std::uint32_t>(seat.sign->halves);
    seat_of_[key(report_->players[seat.player].number, seat.round)] = seats_.size();
    seats_.push_back(seat);
  }

  static std::uint64_t key(std::uint32_t number, std::uint32_t round) {
    return std::uint64_t{number} << 32U | round;
  }

  // Makes the game of a seat. A game with an opponent is made from the seat of White, or of the smaller
  // starting rank if the colours are not known.
  void join(const Seat& seat) {
    const std::uint32_t own = report_->players[seat.player].number;
    if (seat.opponent == 0) {
      add(seat, no_player, seat.sign->kind, Result::open);
      return;
    }
    const auto other = by_number_.find(seat.opponent);
    if (other == by_number_.end() || seat.opponent == own)
      return report(Code::damaged_file, seat.begin, seat.end,
                    seat.opponent == own ? "a player cannot play against itself; the game is left out"
                                         : "there is no player with the starting rank " +
                                               std::to_string(seat.opponent) + "; the game is left out");
    const auto found = seat_of_.find(key(seat.opponent, seat.round));
    const Seat* const mirror = found == seat_of_.end() ? nullptr : &seats_[found->second];
    if (mirror == nullptr || mirror->opponent != own)
      return report(Code::damaged_file, seat.begin, seat.end,
                    "player " + std::to_string(seat.opponent) + " does not have player " +
                        std::to_string(own) + " as the opponent of this round; the game is left out");
    const bool is_white = seat.colour == 'w' || (seat.colour != 'b' && own < seat.opponent);
    const bool other_is_white = mirror->colour == 'w' || (mirror->colour != 'b' && seat.opponent < own);
    if (is_white == other_is_white) {
      if (own > seat.opponent)
        report(Code::damaged_file, seat.begin, seat.end,
               std::string("both players have ") + (is_white ? "White" : "Black") +
                   " in this game; it is left out");
      return;
    }
    if (is_white) add_game(seat, *mirror, other->second);
  }

  void add_game(const Seat& white, const Seat& black, std::size_t other) {
    if ((white.sign == nullptr) != (black.sign == nullptr))
      return report(Code::damaged_file, white.begin, white.end,
                    "only one of the players has a result of this game; the game is left out");
    if (white.sign == nullptr) return add(white, other, Kind::game, Result::open);
    const int sum = white.sign->halves + black.sign->halves;
    const bool is_forfeit = white.sign->kind == Kind::forfeit;
    if (white.sign->kind != black.sign->kind || (sum != 2 && !(sum == 0 && is_forfeit)))
      return report(Code::damaged_file, white.begin, white.end,
                    std::string("the results of the players, ") + white.sign->sign + " and " +
                        black.sign->sign + ", do not fit each other; the game is left out");
    const Result result = sum == 0                  ? Result::nobody_wins
                          : white.sign->halves == 2 ? Result::white_wins
                          : white.sign->halves == 0 ? Result::black_wins
                                                    : Result::draw;
    add(white, other, white.sign->kind, result);
  }

  void add(const Seat& seat, std::size_t other, Kind kind, Result result) {
    report_->games.push_back({.end = seat.end,
                              .white = seat.player,
                              .black = other,
                              .round = seat.round,
                              .kind = kind,
                              .result = result});
  }

  void read_team(std::string_view text, const TeamLayout& layout) {
    const ReportLine line(text, is_utf8_ ? Columns::characters : Columns::bytes);
    const std::string team(line.field(layout.name));
    for (std::size_t at = layout.players_begin; line.offset(at) < text.size(); at += team_player_width) {
      const std::int64_t player = text::parse_number(line.field({at, number.size}), most_players);
      if (player > 0) teams_.emplace(static_cast<std::uint32_t>(player), team);
    }
  }

  void join_teams() {
    for (ReportPlayer& player : report_->players)
      if (const auto found = teams_.find(player.number); found != teams_.end()) player.team = found->second;
  }

  // Compares the points of the players with their results.
  void check_points() {
    for (const ReportPlayer& player : report_->players) {
      const std::string sum = std::to_string(player.halves / 2) + (player.halves % 2 == 0 ? ".0" : ".5");
      std::string written = player.points;
      std::replace(written.begin(), written.end(), ',', '.');
      if (is_all_digits(written)) written += ".0";
      if (written.empty() || written == sum) continue;
      report(Code::score_mismatch, player.points_at, player.points_at + player.points.size(),
             "player " + std::to_string(player.number) + " has " + text::excerpt(player.points) +
                 " points, but " + sum + " by the results with 1 for a win");
    }
  }

  // The last game covers the rest of the file, so that warnings about it belong to a game.
  void extend_last_game() {
    if (report_->games.empty()) return;
    ReportGame& last = report_->games.back();
    const bool is_followed = std::any_of(
        report_->faults.begin(), report_->faults.end(),
        [&](const Fault& fault) { return fault.code == Code::damaged_file && fault.begin >= last.end; });
    if (!is_followed) last.end = bytes_.size();
  }

  std::string_view bytes_;
  bool is_utf8_;
  std::shared_ptr<Report> report_;
  std::vector<Seat> seats_;
  std::unordered_map<std::uint32_t, std::size_t> by_number_;  // index of each player
  std::unordered_map<std::uint64_t, std::size_t> seat_of_;    // by player and round
  std::unordered_map<std::uint32_t, std::string> teams_;      // by the number of the player
};

// Returns whether the line has the data of one player, such as "001    1 m GM Adler, Anna ...".
bool is_player_line(std::string_view line) {
  return line.starts_with("001 ") && line.size() > number.begin + number.size &&
         is_all_digits(text::trim(line.substr(number.begin, number.size)));
}

}  // namespace

std::shared_ptr<const FileContext> open_file(const FileStart& start) {
  return FileReader(start.bytes).run();
}

bool begins_report(std::string_view first_bytes) {
  int headers = 0;
  for (std::size_t at = 0; at < first_bytes.size();) {
    const text::Line bounds = text::line_at(first_bytes, at);
    const std::string_view line = first_bytes.substr(bounds.begin, bounds.end - bounds.begin);
    at = bounds.next;
    if (text::trim(line).empty()) continue;
    if (is_player_line(line)) return true;
    // Lines of extensions begin with capitals ("XXR 9"). Lines that begin with "###" are comments.
    const std::string_view word = line.substr(0, code.size);
    const bool is_header = line.size() > code.size && line[code.size] == ' ' &&
                           std::all_of(word.begin(), word.end(), [](char c) {
                             return text::is_digit(c) || (text::is_letter(c) && text::to_lower(c) != c);
                           });
    if (!is_header && line[0] != '#') return false;
    headers += is_header ? 1 : 0;
  }
  return headers > 1 && first_bytes.starts_with("012 ");
}

}  // namespace mt::trf
