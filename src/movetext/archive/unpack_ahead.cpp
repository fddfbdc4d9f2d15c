#include "movetext/archive/unpack_ahead.hpp"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t own_piece = std::size_t{256} << 10U;  // bytes unpacked at a time by the reading thread
// Maximum bytes that the reading thread unpacks in advance.
constexpr std::size_t most_pieces = 4 * own_piece;
// Maximum bytes of waiting units for each thread, packed and unpacked bytes together.
constexpr std::size_t units_a_thread = std::size_t{4} << 20U;
constexpr std::size_t most_spare = 3;  // maximum number of unused buffers that are kept
// Packed or unpacked bytes that are enough for a unit.
constexpr std::size_t small_unit = std::size_t{512} << 10U;
constexpr unsigned most_threads = 16;

}  // namespace

UnpackAhead::UnpackAhead(RawFile& file, Compression compression, unsigned threads)
    : file_(file),
      compression_(compression),
      threads_(std::clamp(threads, 1U, most_threads)),
      reader_([this] { read_ahead(); }) {}

void UnpackAhead::end_threads() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    changed_.notify_all();
  }
  file_.end();
  if (reader_.joinable()) reader_.join();
  unpackers_.clear();
}

void UnpackAhead::read_ahead() {
  bool inside = true;
  // The bytes of a pipe are not divided into units, because a unit would have to wait until its members are
  // complete.
  for (bool more = file_.size() > 0; more;) {
    auto unit = std::make_unique<Unit>();
    more = add_members(*unit);
    if (unit->members.empty()) break;
    inside = false;
    if (unpackers_.empty() && !start_unpacking()) {
      file_.put_back(unit->packed);
      inside = true;
      break;
    }
    if (!offer(unit, units_a_thread * (threads_ + 1)))
      return file_.put_back(unit->packed);  // for go_on_alone()
  }
  if (all_unpacked()) unpack_rest(inside);
}

// Adds whole members to the unit until it is large enough for a thread. Returns false if the end of the next
// member cannot be found.
bool UnpackAhead::add_members(Unit& unit) {
  while (unit.room < small_unit && unit.packed.size() < small_unit) {
    const Member member = find_member(compression_, file_.buffered());
    if (member.found == Member::Found::not_told) return false;
    if (member.found == Member::Found::part) {
      if (!file_.refill()) return false;
      continue;
    }
    if (!unit.members.empty() && unit.held() + member.packed + member.unpacked > longest_member) return true;
    unit.packed += file_.buffered().substr(0, member.packed);
    unit.room += member.unpacked;
    unit.members.push_back(member);
    file_.consume(member.packed);
  }
  return true;
}

// Takes a unit when there is memory for it. Returns false without taking it if no more units are wanted.
bool UnpackAhead::offer(std::unique_ptr<Unit>& unit, std::size_t most_held) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return closing_ || units_.empty() || held_ + unit->held() <= most_held; });
  if (closing_) return false;
  held_ += unit->held();
  units_.push_back(std::move(unit));
  changed_.notify_all();
  return true;
}

bool UnpackAhead::start_unpacking() {
  try {
    while (unpackers_.size() < threads_) unpackers_.emplace_back([this] { unpack_units(); });
  } catch (const std::system_error&) {  // the existing threads must suffice
  }
  return !unpackers_.empty();
}

void UnpackAhead::unpack_units() {
  const std::unique_ptr<Decoder> decoder = make_decoder(compression_);
  std::unique_lock lock(mutex_);
  for (;;) {
    Unit* unit = nullptr;
    changed_.wait(lock, [&] {
      const auto next = std::find_if(units_.begin(), units_.end(),
                                     [](const auto& waiting) { return waiting->state == State::packed; });
      unit = next == units_.end() ? nullptr : next->get();
      return closing_ || ended_ || unit != nullptr;
    });
    if (closing_ || unit == nullptr) return;
    unit->state = State::unpacking;
    lock.unlock();
    const bool good = unpack(*decoder, *unit);
    lock.lock();
    unit->state = good ? State::unpacked : State::faulty;
    changed_.notify_all();
  }
}

// Unpacks the members of a unit. Returns false unless each member is exactly as its headers say.
bool UnpackAhead::unpack(Decoder& decoder, Unit& unit) {
  unit.buffer = buffer_for(unit.room);
  std::string_view packed = unit.packed;
  for (const Member& member : unit.members) {
    std::string_view from = packed.substr(0, member.packed);
    packed.remove_prefix(member.packed);
    if (!decoder.restart()) return false;
    for (bool ended = false; !ended;) {
      const DecodeStep step =
          decoder.step(from, {unit.buffer.bytes.get() + unit.size, unit.room - unit.size});
      from.remove_prefix(step.consumed);
      unit.size += step.produced;
      ended = step.member_ended;
      if (!step.fault.empty() || (!ended && step.consumed + step.produced == 0)) return false;
    }
    if (!from.empty()) return false;
  }
  return true;
}

// Returns a buffer of at least `room` bytes.
UnpackAhead::Buffer UnpackAhead::buffer_for(std::size_t room) {
  room = std::max<std::size_t>(room, 1);
  {
    const std::lock_guard lock(mutex_);
    const auto fits = [room](const Buffer& buffer) { return buffer.room >= room && buffer.room / 2 <= room; };
    const auto spare = std::find_if(spare_.begin(), spare_.end(), fits);
    if (spare != spare_.end()) {
      Buffer buffer = std::move(*spare);
      spare_.erase(spare);
      return buffer;
    }
    spare_.clear();  // the spare buffers are too small for the current units
  }
  return {std::make_unique_for_overwrite<char[]>(room), room};
}

// Waits until every unit is unpacked. Returns false if a unit is faulty or no more units are wanted.
bool UnpackAhead::all_unpacked() {
  std::unique_lock lock(mutex_);
  const auto has = [&](State state) {
    return std::any_of(units_.begin(), units_.end(), [&](const auto& unit) { return unit->state == state; });
  };
  changed_.wait(lock, [&] { return closing_ || !(has(State::packed) || has(State::unpacking)); });
  return !closing_ && !has(State::faulty);
}

// Unpacks the rest of the file in the reading thread.
void UnpackAhead::unpack_rest(bool inside) {
  Unpacker unpacker(file_, compression_, inside);
  for (bool more = true; more;) {
    auto unit = std::make_unique<Unit>();
    unit->buffer = buffer_for(own_piece);
    unit->room = own_piece;
    unit->size = unpacker.read({unit->buffer.bytes.get(), own_piece});
    unit->state = State::unpacked;
    more = unit->size == own_piece;
    if (!offer(unit, most_pieces)) return;
  }
  const std::lock_guard lock(mutex_);
  fault_ = unpacker.fault();
  ended_ = true;
  changed_.notify_all();
}

// Returns the next unit, unpacked. Returns nullptr at the end, or if rest_ unpacks the rest of the file.
std::unique_ptr<UnpackAhead::Unit> UnpackAhead::front() {
  std::unique_lock lock(mutex_);
  if (given_) {
    held_ -= given_->held();
    if (spare_.size() < most_spare) spare_.push_back(std::move(given_->buffer));
  }
  given_.reset();
  changed_.notify_all();
  changed_.wait(lock, [&] { return units_.empty() ? ended_ : units_.front()->state >= State::unpacked; });
  if (units_.empty()) return nullptr;
  if (units_.front()->state == State::faulty) {
    lock.unlock();
    go_on_alone();
    return nullptr;
  }
  auto unit = std::move(units_.front());
  units_.pop_front();
  return unit;
}

// Ends the threads, and prepares rest_ to unpack the rest of the file in the calling thread. This is
// necessary if the first waiting unit is faulty, because the beginnings of all later units may then be wrong.
void UnpackAhead::go_on_alone() {
  end_threads();
  while (!units_.empty()) {
    file_.put_back(units_.back()->packed);
    units_.pop_back();
  }
  file_.go_on();
  rest_.emplace(file_, compression_, true);
}

std::size_t UnpackAhead::read(std::span<char> to) {
  std::size_t filled = 0;
  while (filled < to.size() && !rest_) {
    if (!given_ || given_->used == given_->size) {
      given_ = front();
      if (!given_) break;
    }
    const std::size_t size = std::min(to.size() - filled, given_->size - given_->used);
    std::memcpy(to.data() + filled, given_->buffer.bytes.get() + given_->used, size);
    given_->used += size;
    filled += size;
  }
  return rest_ ? filled + rest_->read(to.subspan(filled)) : filled;
}

}  // namespace mt::archive
