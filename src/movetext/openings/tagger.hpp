// Adds the tags that name a record's opening: ECO (in xiangqi ECCO), Opening, Variation.
//
//   Tagger tagger(cache, Renew::no);
//   tagger.begin(game);
//   replay::replay(record, game, game, {.follower = &tagger});
//   tagger.tag(record);
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/openings/book.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"

#include <string_view>

namespace mt::openings {

// What to do with the opening tags that a record already has.
enum class Renew : std::uint8_t {
  // Existing tags stay, and missing tags are added. A name is added even if the record has a code of another
  // table. A variation is added only if the record has the name that belongs to it.
  no,
  // Existing tags are replaced. If the name has no variation, the variation of the record is removed. If the
  // table has no code, the code of the record stays.
  yes,
};

// Returns whether a tagger may set or remove the tag with this name.
bool sets_tag(std::string_view name);

// Remembers the last position of the main line that has a name. Only games from the start array have
// openings.
class Tagger final : public replay::Follower {
 public:
  Tagger(const BookCache& cache, Renew renew) : cache_(cache), renew_(renew) {}

  // Starts a record, which must then be replayed under `game`.
  void begin(const AnyGame& game);
  void visit(const AnyPosition& position) override;
  // Returns the opening found so far, or nullptr if none was found.
  const Opening* opening() const { return opening_; }
  // Adds the tags. Changes nothing if no opening was found.
  void tag(Record& record) const;

 private:
  const BookCache& cache_;
  Renew renew_;
  const AnyGame* game_ = nullptr;
  const Book* book_ = nullptr;  // nullptr if openings of this record cannot be found
  const Opening* opening_ = nullptr;
  bool at_start_ = true;
};

}  // namespace mt::openings
