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

// How to treat existing tags of a record.
enum class Renew : std::uint8_t {
  no,   // they stay, and missing ones are added: a name even beside a code of another table, a variation only
        // beside its own name
  yes,  // they are replaced, or a variation is removed if the name has none; a code stays if the table has
        // none
};

// Returns whether a tagger may set or remove a tag of that name.
bool sets_tag(std::string_view name);

// Keeps the last named position of the main line. Only games from the start array have an opening.
class Tagger final : public replay::Follower {
 public:
  Tagger(const BookCache& cache, Renew renew) : cache_(cache), renew_(renew) {}

  // Starts a record, which must then be replayed under that game.
  void begin(const AnyGame& game);
  void visit(const AnyPosition& position) override;
  // Returns the opening so far, or nullptr if there is none.
  const Opening* opening() const { return opening_; }
  // Adds the tags; without an opening nothing changes.
  void tag(Record& record) const;

 private:
  const BookCache& cache_;
  Renew renew_;
  const AnyGame* game_ = nullptr;
  const Book* book_ = nullptr;  // nullptr: this record has no opening
  const Opening* opening_ = nullptr;
  bool at_start_ = true;
};

}  // namespace mt::openings
