// Converts a game of this family, whose rules are known only at run time, to its own type. This is done once
// per record.
#pragma once
#include "movetext/games/xiangqi/any_xiangqi.hpp"

namespace mt::xiangqi {

struct Typed {
  template <class Visit>
  static decltype(auto) visit(const AnyGame& any, Visit&& visit) {
    return visit(static_cast<const XiangqiGame&>(any).rules());
  }
};

}  // namespace mt::xiangqi
