// Takes the migration steps that are missing, before anything else is done.
#pragma once
#include <string>

namespace mt::server::store::postgresql {

// Throws StoreError, also when the schema is newer than this program.
void prepare_schema(const std::string& address);

}  // namespace mt::server::store::postgresql
