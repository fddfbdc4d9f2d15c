// The kinds of questions that the server asks by mail, one row each.  A new kind is a value of QuestionKind,
// a row, its texts in a table of words, and the function that does what was asked about.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/account_mail.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::app {

struct Confirmation;

enum class QuestionKind : std::uint8_t {
  signup,       // asks the owner of the address whether to open this account
  address,      // asks whether one more address belongs to the account
  new_address,  // asks the same, and mail will go to that address
  signoff,      // asks whether to close the account
  command,      // asks whether the player really sent commands that nothing vouches for
  count_
};

struct QuestionKindRow {
  QuestionKind kind;
  std::string_view name;        // stored, so it never changes
  words::QuestionTexts asks;    // what the mail asks
  bool is_for_good = false;     // the action cannot be undone; for commands, the verbs say so
  bool of_unconfirmed = false;  // an account without a confirmed address may answer, too
  // Does what was asked about, after the answer yes.  Returns false if that is not possible any more.
  bool (*carry_out)(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                    Confirmation& out) = nullptr;
};

const QuestionKindRow& row_of(QuestionKind kind);
// Returns nullptr if this program knows no kind of that name.
const QuestionKindRow* find_question_kind(std::string_view name);

}  // namespace mt::server::app
