// The stage that makes the keys by which records are sorted and repeats are found.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <memory>

namespace mt::archive {

// Where the stage is among the others.  Both are used in one run: the key of a record takes its moves from
// the output where they are written there as the key has them, and is made before the record leaves in pieces
// otherwise.
enum class KeysAt : std::uint8_t { before_writing, after_writing };

MakeStage make_keys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output,
                    KeysAt at);

}  // namespace mt::archive
