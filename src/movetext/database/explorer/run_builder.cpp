#include "movetext/database/explorer/run_builder.hpp"

#include "movetext/database/explorer/entry_block.hpp"

namespace mt::database {

bool RunBuilder::add(const Item& item) {
  if (keep_ == Keep::all) return take(item);
  // Most positions occur in one game. They are dropped before anything is made of them.
  if (item.key != key_ || !(is_open_ || is_waiting_)) {
    end_open();
    waiting_ = item;
    key_ = item.key;
    is_waiting_ = true;
    return true;
  }
  if (std::exchange(is_waiting_, false)) take(waiting_);
  return take(item);
}

bool RunBuilder::take(const Item& item) {
  if (is_open_ && (item.key != key_ || item.tag != tag_)) {
    end_entry();
    if (item.key != key_) end_key();
  }
  if (!is_open_) builder_.begin(item.key, item.tag, lists_);
  is_open_ = true;
  key_ = item.key;
  tag_ = item.tag;
  games_ += item.tag == moves::repeat ? -1 : 1;
  builder_.add(item.game, figures_(item.game.game));
  return true;
}

void RunBuilder::end_open() {
  if (!is_open_) return;
  end_entry();
  end_key();
}

void RunBuilder::finish() {
  end_open();
  put_block();
}

void RunBuilder::end_entry() {
  entries_.push_back(builder_.entry());
  is_open_ = false;
}

void RunBuilder::end_key() {
  if (keep_ == Keep::shared && games_ < 2) entries_.resize(kept_);
  games_ = 0;
  kept_ = entries_.size();
  if (kept_ >= usual_block_entries) put_block();
}

void RunBuilder::put_block() {
  if (entries_.empty()) return;
  bytes_.clear();
  append_block(entries_, bytes_);
  put_(entries_.front().key, bytes_);
  entries_.clear();
  kept_ = 0;
}

}  // namespace mt::database
