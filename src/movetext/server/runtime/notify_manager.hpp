// Tells the service manager how the process stands (the protocol of sd_notify of systemd).
#pragma once
#include <string_view>

namespace mt::server::runtime {

// "READY=1", "STOPPING=1", "RELOADING=1", "STATUS=...".  False: nobody wants to know, or it could not be
// said.
bool notify_manager(std::string_view state);

}  // namespace mt::server::runtime
