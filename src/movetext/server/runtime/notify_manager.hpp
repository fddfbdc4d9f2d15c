// Tells the service manager how the process stands (the protocol of sd_notify of systemd).
#pragma once
#include <string_view>

namespace mt::server::runtime {

// Sends a state: "READY=1", "STOPPING=1", "RELOADING=1", "STATUS=...".  Returns false if no manager asked for
// it or the state could not be sent.
bool notify_manager(std::string_view state);

}  // namespace mt::server::runtime
