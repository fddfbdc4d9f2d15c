// The stage that makes the keys by which records are sorted and repeats are found.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <memory>

namespace mt::archive {

// The place of this stage among the stages. A run may have the stage at both places. If the output contains
// the moves in the form of the key, the key is made after writing, from the output. Otherwise the key is made
// before writing, because the record may be sent to the output in pieces.
enum class KeysAt : std::uint8_t { before_writing, after_writing };

MakeStage make_keys(std::shared_ptr<const KeyOptions> keys, std::shared_ptr<const OutputOptions> output,
                    KeysAt at);

}  // namespace mt::archive
