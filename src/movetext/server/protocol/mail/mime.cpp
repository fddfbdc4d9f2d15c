#include "movetext/server/protocol/mail/mime.hpp"

namespace mt::server::mime {

void need_library() {
  static const bool ready = [] {
    g_mime_init();
    return true;
  }();
  (void)ready;
}

}  // namespace mt::server::mime
