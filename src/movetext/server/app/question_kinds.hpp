// The kinds of questions that the server asks by mail: one row each.  A new kind is a value of QuestionKind,
// a row, and the function that does what was asked about.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/account_mail.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::app {

struct Confirmation;

enum class QuestionKind : std::uint8_t {
  signup,       // whether the owner of the address makes this account
  address,      // whether one more address is the account's
  new_address,  // the same, and mail is to go there
  signoff,      // whether the account is to be closed
  command,      // whether commands are meant that nothing vouches for
  count_
};

struct QuestionKindRow {
  QuestionKind kind;
  std::string_view name;        // as it stands in stores: it never changes
  words::Confirmed asks;        // what its mail asks
  bool is_for_good = false;     // what it asks about cannot be undone; of commands the verbs say so
  bool of_unconfirmed = false;  // an account that has confirmed no address may answer, too
  // Does what was asked about, as the answer is yes.  False: that cannot be done any more.
  bool (*carry_out)(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                    Confirmation& out) = nullptr;
};

const QuestionKindRow& row_of(QuestionKind kind);
// Returns nullptr for the name of a kind that this program does not know.
const QuestionKindRow* find_question_kind(std::string_view name);

}  // namespace mt::server::app
