// The stage that makes the keys by which records are sorted and repeats are found.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <memory>

namespace mt::archive {

// Where the stage is among the others. A run may have both. If the output contains the moves in the form of
// the key, the key is made after writing, from the output. Otherwise the key is made before writing, because
// the record may leave in pieces.
enum class KeysAt : std::uint8_t { before_writing, after_writing };

MakeStage make_keys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output,
                    KeysAt at);

}  // namespace mt::archive
