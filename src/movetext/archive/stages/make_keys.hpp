// The stage that makes the keys by which records are sorted and repeats are found.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <memory>

namespace mt::archive {

// The place of the stage among the others. A run uses both: if the output has the moves in the form of the
// key, the key is made from the output; otherwise it is made before the record leaves in pieces.
enum class KeysAt : std::uint8_t { before_writing, after_writing };

MakeStage make_keys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output,
                    KeysAt at);

}  // namespace mt::archive
