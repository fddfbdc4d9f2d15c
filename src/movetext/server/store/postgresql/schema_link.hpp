// Applies the missing migration steps before the store is used.
#pragma once
#include <string>

namespace mt::server::store::postgresql {

// Throws StoreError, also if the schema is newer than this program.
void prepare_schema(const std::string& address);

}  // namespace mt::server::store::postgresql
