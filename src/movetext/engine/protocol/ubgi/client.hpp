// An interface that speaks UBGI with an engine, and the drafts 0.01, 0.1 and 0.2 with older ones.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::ubgi {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::ubgi
