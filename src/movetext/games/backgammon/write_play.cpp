#include "movetext/games/backgammon/write_play.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace mt::backgammon {
namespace {

// The way of one checker, as it is written.
struct Way {
  std::array<Leg, Play::max_legs> part{};  // a part ends at each stop that is shown
  std::size_t parts = 0;
  int times = 1;

  int to() const { return part[parts - 1].to; }
  bool same_stops(const Way& other) const {
    return parts == other.parts &&
           std::equal(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(parts), other.part.begin(),
                      [](Leg a, Leg b) { return a.from == b.from && a.to == b.to; });
  }
};

class Ways {
 public:
  explicit Ways(const Play& play) {
    for (const Leg leg : play.legs())
      if (leg.hits) hit_ |= 1U << leg.to;
    for (std::size_t i = 0; i < play.count; ++i) {
      if (joined_[i]) continue;
      Way way;
      way.part[way.parts++] = play.leg[i];
      for (std::size_t next = i + 1; next < play.count; ++next) {
        if (joined_[next] || play.leg[next].from != way.to()) continue;
        joined_[next] = true;
        go_on(way, play.leg[next]);
      }
      add(way);
    }
  }

  const Way* begin() const { return way_.data(); }
  const Way* end() const { return way_.data() + count_; }

 private:
  // A stop where something was hit is shown, also for the second checker that passes it.
  void go_on(Way& way, Leg leg) const {
    if ((hit_ >> leg.from & 1U) != 0) {
      way.part[way.parts++] = leg;
    } else {
      way.part[way.parts - 1].to = leg.to;
      way.part[way.parts - 1].hits = leg.hits;
    }
  }
  void add(const Way& way) {
    for (std::size_t i = 0; i < count_; ++i) {
      if (!way_[i].same_stops(way)) continue;
      ++way_[i].times;
      return;
    }
    way_[count_++] = way;
  }

  std::array<Way, Play::max_legs> way_{};
  std::array<bool, Play::max_legs> joined_{};
  std::size_t count_ = 0;
  std::uint32_t hit_ = 0;  // points
};

void write_place(int place, std::string& out) {
  if (place == bar)
    out += "bar";
  else if (place == off)
    out += "off";
  else
    out += std::to_string(place);
}

void write_way(const Way& way, std::string& out) {
  write_place(way.part[0].from, out);
  for (std::size_t i = 0; i < way.parts; ++i) {
    out += '/';
    write_place(way.part[i].to, out);
    if (way.part[i].hits) out += '*';
  }
  if (way.times > 1) out += '(' + std::to_string(way.times) + ')';
}

void write_leg(Leg leg, bool stars, std::string& out) {
  out += std::to_string(leg.from);
  out += '/';
  out += std::to_string(leg.to);
  if (leg.hits && stars) out += '*';
}

}  // namespace

Play ordered(Play play) {
  const auto before = [](Leg a, Leg b) { return a.from != b.from ? a.from > b.from : a.to > b.to; };
  const std::span<Leg> legs(play.leg.data(), play.count);
  if (std::is_sorted(legs.begin(), legs.end(), before)) return play;
  std::uint32_t hit = 0;
  for (Leg& leg : play.leg) {
    if (leg.hits) hit |= 1U << leg.to;
    leg.hits = false;
  }
  std::sort(legs.begin(), legs.end(), before);
  for (std::size_t i = 0; i < play.count; ++i) {
    Leg& leg = play.leg[i];
    leg.hits = (hit >> leg.to & 1U) != 0;
    hit &= ~(1U << leg.to);
  }
  return play;
}

void write_play(const Play& play, PlayNotation notation, std::string& out) {
  const Play legs = ordered(play);
  const std::size_t begin = out.size();
  const auto separate = [&] {
    if (out.size() > begin) out += ' ';
  };
  if (notation == PlayNotation::canonical) {
    for (const Way& way : Ways(legs)) {
      separate();
      write_way(way, out);
    }
    return;
  }
  for (const Leg leg : legs.legs()) {
    separate();
    write_leg(leg, notation == PlayNotation::expanded, out);
  }
}

}  // namespace mt::backgammon
