// Reports the state of the process to the service manager (the sd_notify protocol of systemd).
#pragma once
#include <string_view>

namespace mt::server::runtime {

// Sends a state: "READY=1", "STOPPING=1", "RELOADING=1" or "STATUS=...". Returns false if no service manager
// asked for states or if the state could not be sent.
bool notify_manager(std::string_view state);

}  // namespace mt::server::runtime
