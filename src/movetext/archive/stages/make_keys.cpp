#include "movetext/archive/stages/make_keys.hpp"

#include "movetext/archive/stages/copy_of.hpp"
#include "movetext/archive/stages/group_records.hpp"
#include "movetext/archive/stages/record_keys.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/replay/last_position.hpp"
#include "movetext/replay/symmetric_line.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mt::archive {
namespace {

// Returns the moves of the last record of the chunk as written.
std::string_view written_moves(const Chunk& chunk) {
  const std::size_t begin = chunk.items.size() > 1 ? chunk.items[chunk.items.size() - 2].end : 0;
  std::string_view written = std::string_view(chunk.out).substr(begin);
  written.remove_prefix(written.find("\n\n") + 2);  // removes the tags
  written.remove_suffix(1);
  return written;
}

class MakeKeys final : public Stage {
 public:
  MakeKeys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output, KeysAt at)
      : options_(std::move(keys)), output_(std::move(output)), at_(at) {
    renew();
  }

  Wants wants() const override { return {.main_line = options_->unique && (is_symmetric() || has_last())}; }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override {
    if (is_symmetric())
      symmetric_line_.begin(game);
    else
      last_position_.begin();
  }
  void main_position(const AnyPosition& position) override {
    if (is_symmetric())
      symmetric_line_.visit(position);
    else
      last_position_.visit(position);
  }
  Next after(Passing& passing) override {
    if (takes_moves_of_output(passing) != (at_ == KeysAt::after_writing)) return Next::go_on;
    if (at_ == KeysAt::after_writing)
      add_keys(passing, written_moves(passing.chunk), passing.chunk.items.back());
    else
      add_keys(passing, {}, passing.item);
    if (passing.is_long) renew();
    return Next::go_on;
  }

 private:
  bool is_symmetric() const { return options_->symmetric; }
  bool has_last() const { return options_->repeats == Repeats::position; }
  // Returns whether the record is written in one piece, and its moves are written in the form of the
  // collating key.
  bool takes_moves_of_output(const Passing& passing) const {
    if (passing.commit != nullptr || !sorts_by_moves(*options_) || output_->writes_positions()) return false;
    const Format& native = native_format(*passing.record.convention);
    return native.movetext && !output_->writer.crlf &&
           &format_for(*output_->to, *passing.record.convention) == &native;
  }
  void add_keys(Passing& passing, std::string_view written, Item& item) {
    const bool white_first = is_white_first(passing.played);
    keys_->begin(passing.record, white_first);
    keys_->append_order(passing.record, *options_, white_first, written, &*writers_, item.key);
    if (options_->unique) add_identity(passing, white_first, item);
    passing.chunk.key_bytes +=
        item.key.size() + item.identity.size() + (item.copy ? item.copy->image.size() : 0);
  }
  void add_identity(Passing& passing, bool white_first, Item& item) {
    const AnyGame* const game = passing.played.game;
    const bool is_mirrored = game != nullptr && is_symmetric();
    const std::uint64_t last = game == nullptr ? 0
                               : is_mirrored   ? symmetric_line_.last_key()
                                               : last_position_.board_key(*game);
    const std::string line = is_mirrored ? symmetric_line_.line_key() : std::string();
    keys_->append_identity(passing.record, last, line, item.identity);
    item.copy = std::make_unique<Copy>(copy_of(passing.record, context_of(passing.played, white_first)));
    item.copy->offset = passing.extent.begin + original_offset(passing.record, start_of(passing.record));
  }
  void renew() {
    keys_.emplace(options_->digest, options_->repeats);
    writers_.emplace(output_->writer);
  }

  std::shared_ptr<const KeyOptions> options_;
  std::shared_ptr<const OutputOptions> output_;
  KeysAt at_;
  std::optional<RecordKeys> keys_;
  std::optional<Writers> writers_;
  replay::LastPosition last_position_;
  replay::SymmetricLine symmetric_line_;
};

}  // namespace

MakeStage make_keys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output,
                    KeysAt at) {
  return [keys = std::move(keys), output = std::move(output), at] {
    return std::make_unique<MakeKeys>(keys, output, at);
  };
}

}  // namespace mt::archive
