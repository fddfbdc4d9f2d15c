#include "movetext/games/backgammon/write_play.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace mt::backgammon {
namespace {

// The way of one checker, in the parts that are written.
struct Way {
  std::array<Leg, Play::max_legs> part{};  // a part ends at each stop that is written
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
  // Adds a leg to a way. A stop with a hit is always written, even if a second checker passes it.
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
  std::uint32_t hit_ = 0;  // the set of points with a hit
};

// The text of a play while it is written. It has at most four legs, each with two points, a star and a count.
class Words {
 public:
  void add(char c) { bytes_[size_++] = c; }
  void add_number(int number) {
    if (number >= 10) add(static_cast<char>('0' + number / 10));
    add(static_cast<char>('0' + number % 10));
  }
  void add_place(int place) {
    if (place == bar || place == off)
      for (const char c : place == bar ? std::string_view("bar") : std::string_view("off")) add(c);
    else
      add_number(place);
  }
  void add_times(int times) {
    if (times < 2) return;
    add('(');
    add_number(times);
    add(')');
  }
  void separate() {
    if (size_ > 0) add(' ');
  }
  std::string_view text() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, 64> bytes_;
  std::size_t size_ = 0;
};

void write_way(const Way& way, Words& out) {
  out.add_place(way.part[0].from);
  for (std::size_t i = 0; i < way.parts; ++i) {
    out.add('/');
    out.add_place(way.part[i].to);
    if (way.part[i].hits) out.add('*');
  }
  out.add_times(way.times);
}

void write_leg(Leg leg, bool stars, Words& out) {
  out.add_number(leg.from);
  out.add('/');
  out.add_number(leg.to);
  if (leg.hits && stars) out.add('*');
}

bool is_before(Leg a, Leg b) {
  return a.from != b.from ? a.from > b.from : a.to > b.to;
}
bool is_ordered(const Play& play) {
  for (std::size_t i = 1; i < play.count; ++i)
    if (is_before(play.leg[i], play.leg[i - 1])) return false;
  return true;
}

// Returns whether one checker may have played two legs, because one leg starts where an earlier one ends.
bool may_join(const Play& play) {
  for (std::size_t i = 1; i < play.count; ++i)
    for (std::size_t before = 0; before < i; ++before)
      if (play.leg[before].to == play.leg[i].from) return true;
  return false;
}

// Writes an ordered play, in which equal legs follow each other.
void write_single_legs(const Play& legs, Words& out) {
  for (std::size_t i = 0; i < legs.count;) {
    const Leg leg = legs.leg[i];
    int times = 0;
    for (; i < legs.count && legs.leg[i].from == leg.from && legs.leg[i].to == leg.to; ++i) ++times;
    out.separate();
    out.add_place(leg.from);
    out.add('/');
    out.add_place(leg.to);
    if (leg.hits) out.add('*');
    out.add_times(times);
  }
}

void write_ordered(const Play& legs, PlayNotation notation, Words& out) {
  if (notation != PlayNotation::canonical) {
    for (const Leg leg : legs.legs()) {
      out.separate();
      write_leg(leg, notation == PlayNotation::expanded, out);
    }
  } else if (may_join(legs)) {
    for (const Way& way : Ways(legs)) {
      out.separate();
      write_way(way, out);
    }
  } else {
    write_single_legs(legs, out);
  }
}

}  // namespace

Play ordered(Play play) {
  if (is_ordered(play)) return play;
  std::uint32_t hit = 0;
  for (Leg& leg : play.leg) {
    if (leg.hits) hit |= 1U << leg.to;
    leg.hits = false;
  }
  const std::span<Leg> legs(play.leg.data(), play.count);
  std::sort(legs.begin(), legs.end(), is_before);
  for (std::size_t i = 0; i < play.count; ++i) {
    Leg& leg = play.leg[i];
    leg.hits = (hit >> leg.to & 1U) != 0;
    hit &= ~(1U << leg.to);
  }
  return play;
}

void write_play(const Play& play, PlayNotation notation, std::string& out) {
  Words words;
  if (is_ordered(play))
    write_ordered(play, notation, words);
  else
    write_ordered(ordered(play), notation, words);
  out += words.text();
}

}  // namespace mt::backgammon
