// "Hello, Anna," above what a mail says.
#pragma once
#include <string_view>

namespace mt::server::protocol {

// Words of greeting in several languages, or a name or two with a comma behind them; no command begins so.
bool is_greeting(std::string_view line);

}  // namespace mt::server::protocol
