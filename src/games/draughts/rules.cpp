#include "movetext/games/draughts/rules.hpp"
