#include "movetext/text/date.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt::text;

std::string canonical(std::string_view text) {
  const DateReading reading = read_date(text);
  if (reading.form == DateForm::text) return "(text)";
  if (reading.form == DateForm::range) return "(range)";
  std::string out;
  write_date(reading.date, out);
  return out;
}

struct Case {
  const char* written;
  const char* read;
};

class Spelling : public testing::TestWithParam<Case> {};

TEST_P(Spelling, IsRead) {
  EXPECT_EQ(canonical(GetParam().written), GetParam().read);
}

INSTANTIATE_TEST_SUITE_P(Dates, Spelling,
                         testing::Values(Case{"1996.01.13", "1996.01.13"},            // PGN
                                         Case{"1996-01-13", "1996.01.13"},            // PDN 2.0
                                         Case{"13-01-1996", "1996.01.13"},            // Dutch archives
                                         Case{"1.1.1965", "1965.01.01"},              // Russian archives
                                         Case{"1970.4.2", "1970.04.02"},              //
                                         Case{"1950.", "1950.??.??"},                 //
                                         Case{"2025", "2025.??.??"},                  //
                                         Case{"2004.11", "2004.11.??"},               //
                                         Case{"1841-?\?-?\?", "1841.??.??"},          // CheckerBoard
                                         Case{"19??.??.??", "19??.??.??"},            //
                                         Case{"????.05.??", "????.05.??"},            //
                                         Case{"", "????.??.??"},                      //
                                         Case{"?", "????.??.??"},                     //
                                         Case{"17 april 2009", "2009.04.17"},         //
                                         Case{"April 17, 2009", "2009.04.17"},        //
                                         Case{"juin 1936", "1936.06.??"},             //
                                         Case{"3 мая 1974", "1974.05.03"},            //
                                         Case{"2 maart 1951", "1951.03.02"},          //
                                         Case{"1997年11月16日", "1997.11.16"},        // xiangqi
                                         Case{"1989年6月", "1989.06.??"},             //
                                         Case{"1929年", "1929.??.??"},                //
                                         Case{"1997年11月16日-18日", "(text)"},       //
                                         Case{"89年6月3日", "(text)"},                //
                                         Case{"1989年13月3日", "(text)"},             //
                                         Case{"6月3日", "(text)"},                    //
                                         Case{"2001.02.03 - 2001.02.10", "(range)"},  //
                                         Case{"US National 1946", "(text)"},          //
                                         Case{"1993.13.01", "(text)"},                //
                                         Case{"2003.02.30", "(text)"},                //
                                         Case{"30-02-2003", "(text)"},                //
                                         Case{"31 june 1999", "(text)"},              //
                                         Case{"2003.02.29", "(text)"},                //
                                         Case{"2000.02.29", "2000.02.29"},            //
                                         Case{"2100.02.29", "(text)"},                //
                                         Case{"1900.02.29", "1900.02.29"},            // Julian
                                         Case{"????.02.29", "????.02.29"},            //
                                         Case{"200?.04.31", "(text)"},                //
                                         Case{"0000.00.00", "????.??.??"},            //
                                         Case{"0000.05.03", "????.05.03"},            //
                                         Case{"1923.00.00", "1923.??.??"},            //
                                         Case{"31.12", "(text)"},                     //
                                         Case{"12/11/10", "(text)"}));

TEST(Date, RecognisesCanonicalDates) {
  EXPECT_EQ(read_date("1996.01.13").form, DateForm::canonical);
  EXPECT_EQ(read_date("1996-01-13").form, DateForm::spelled);
  EXPECT_EQ(read_date("????.??.??").form, DateForm::unknown);
}

TEST(Date, MeansARangeOfDays) {
  const DayRange decade = day_range(read_date("199?.??.??").date);
  EXPECT_EQ(decade.first, 19900101);
  EXPECT_EQ(decade.last, 19991231);
  EXPECT_EQ(day_range(read_date("????.05.01").date).last, 0);
}

}  // namespace
