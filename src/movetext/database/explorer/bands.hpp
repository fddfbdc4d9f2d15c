// Bands of years and ratings. The explorer keeps a sum for each band, so that filters whose limits are limits
// of bands are answered without looking at games.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::database {

// What the explorer needs to know about a record.
struct GameFigures {
  std::int32_t date = 0;  // YYYYMMDD; unknown parts are 0
  // Of White and of Black; 0 if unknown.
  std::array<std::uint16_t, 2> ratings{};

  std::int32_t year() const { return date / 10'000; }
  // Returns the sum of the known ratings.
  std::uint32_t ratings_in_all() const { return std::uint32_t{ratings[0]} + ratings[1]; }
};

// The first year of each band except that of unknown years.
inline constexpr std::array<std::int32_t, 12> year_bands{1,    1900, 1950, 1970, 1980, 1990,
                                                         2000, 2005, 2010, 2015, 2020, 2025};
// The lowest average rating of the players in each band of games in which both ratings are known.
inline constexpr std::array<std::int32_t, 8> rating_bands{0, 1600, 1800, 2000, 2200, 2400, 2500, 2600};

// Returns the number of the year's band: 0 for an unknown year.
constexpr unsigned year_band(std::int32_t year) {
  return static_cast<unsigned>(std::upper_bound(year_bands.begin(), year_bands.end(), year) -
                               year_bands.begin());
}

// Returns the first year of a band; 0 for the band of unknown years.
constexpr std::int32_t first_year(unsigned band) {
  return band == 0 ? 0 : year_bands[band - 1];
}

// Which ratings of a game are known, from the view of the side that moves. `both` is the first of the bands
// of average ratings.
namespace rating_band {
inline constexpr unsigned none = 0;
inline constexpr unsigned mover = 1;
inline constexpr unsigned opponent = 2;
inline constexpr unsigned both = 3;
inline constexpr unsigned count = both + rating_bands.size();
}  // namespace rating_band

constexpr unsigned band_of_ratings(std::uint32_t mover, std::uint32_t opponent) {
  if (mover == 0) return opponent == 0 ? rating_band::none : rating_band::opponent;
  if (opponent == 0) return rating_band::mover;
  // The average of two ratings may be a half, which belongs to the band below the next number.
  const auto average = static_cast<std::int32_t>((mover + opponent) / 2);
  const auto* const above = std::upper_bound(rating_bands.begin(), rating_bands.end(), average);
  return rating_band::both + static_cast<unsigned>(above - rating_bands.begin()) - 1;
}

// A band of years, a band of ratings, and whether the games have results, as one number.
class Band {
 public:
  constexpr Band() = default;
  constexpr Band(unsigned years, unsigned ratings, bool has_result)
      : number_(
            static_cast<std::uint16_t>((years * rating_band::count + ratings) * 2 + (has_result ? 1 : 0))) {}
  static constexpr unsigned count = (year_bands.size() + 1) * rating_band::count * 2;
  // Returns the band with that number, which must be below `count`.
  static constexpr Band numbered(unsigned number) {
    Band band;
    band.number_ = static_cast<std::uint16_t>(number);
    return band;
  }

  constexpr unsigned number() const { return number_; }
  constexpr unsigned years() const { return number_ / 2U / rating_band::count; }
  constexpr unsigned ratings() const { return number_ / 2U % rating_band::count; }
  constexpr bool has_result() const { return number_ % 2U == 1; }
  constexpr bool knows_mover() const {
    return ratings() == rating_band::mover || ratings() >= rating_band::both;
  }
  constexpr bool knows_opponent() const { return ratings() >= rating_band::opponent; }
  friend constexpr auto operator<=>(Band, Band) = default;

 private:
  std::uint16_t number_ = 0;
};

}  // namespace mt::database
