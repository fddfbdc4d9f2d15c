// Tests of the Door, without sockets: which connections are accepted and which are closed.
#include "movetext/server/transport/lmtp/door.hpp"

#include <gtest/gtest.h>
#include <thread>

namespace mt::server {
namespace {

using namespace std::chrono_literals;

transport::Door::Time at(int seconds) {
  return transport::Door::Time(1h) + std::chrono::seconds(seconds);
}

constexpr transport::DoorLimits limits{.places = 4, .places_of_a_peer = 3, .grace = 2s};

TEST(Door, TheLongestIdleConnectionIsClosed) {
  transport::Door door(limits);
  const auto a = door.knock("uid 1", at(0)).guest;
  const auto b = door.knock("uid 1", at(1)).guest;
  const auto c = door.knock("uid 2", at(2)).guest;
  const auto d = door.knock("uid 2", at(3)).guest;
  door.advance(*a, at(4));
  const transport::Door::Decision decision = door.knock("uid 3", at(5));
  EXPECT_TRUE(decision.guest);
  EXPECT_EQ(decision.leaver, b);
  EXPECT_EQ(door.inside(), 4u);
  EXPECT_FALSE(door.begin_answer(*b)) << "the guest has lost its place";
  EXPECT_TRUE(door.begin_answer(*c));
}

TEST(Door, RecentlyActiveConnectionsAreKept) {
  transport::Door door(limits);
  for (int i = 0; i < 4; ++i) door.knock("uid " + std::to_string(i % 2), at(0));
  EXPECT_FALSE(door.knock("uid 1", at(1)).guest);
  EXPECT_EQ(door.inside(), 4u);
  EXPECT_TRUE(door.knock("uid 1", at(2)).guest);
}

TEST(Door, ConnectionsAwaitingAnAnswerAreKept) {
  transport::Door door(limits);
  std::vector<std::shared_ptr<transport::Door::Guest>> guests;
  for (int i = 0; i < 4; ++i) guests.push_back(door.knock("uid " + std::to_string(i), at(0)).guest);
  for (const auto& guest : guests) EXPECT_TRUE(door.begin_answer(*guest));
  EXPECT_FALSE(door.knock("uid 9", at(1000)).guest);
  door.end_answer(*guests[2], at(1001));
  EXPECT_FALSE(door.knock("uid 3", at(1002)).guest) << "the connection may now send its next mail";
  EXPECT_EQ(door.knock("uid 3", at(1003)).leaver, guests[2]);
}

TEST(Door, APeerWithItsShareReplacesItsOwnConnections) {
  transport::Door door(limits);
  const auto other = door.knock("uid 2", at(0)).guest;
  std::vector<std::shared_ptr<transport::Door::Guest>> guests;
  for (int i = 1; i <= 3; ++i) guests.push_back(door.knock("uid 1", at(i)).guest);
  EXPECT_EQ(door.knock("uid 1", at(10)).leaver, guests[0]) << "even if uid 2 has been stalled longer";
  EXPECT_EQ(door.knock("uid 1", at(11)).leaver, guests[1]);
  door.leave(*other);
  EXPECT_EQ(door.knock("uid 1", at(12)).leaver, guests[2])
      << "a peer with its full share does not get a free place";
  EXPECT_FALSE(door.knock("uid 1", at(11)).guest);
  EXPECT_TRUE(door.knock("uid 2", at(11)).guest);
}

TEST(Door, UnnamedPeersMayBeSeveral) {
  transport::Door door(limits);
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(door.knock("", at(0)).guest);
  EXPECT_FALSE(door.knock("", at(1)).guest);
}

// Each peer makes progress just often enough that none of its connections is stalled.
TEST(Door, APeerWithoutAPlaceGetsOneOfALargerPeer) {
  transport::Door door(limits);
  std::vector<std::shared_ptr<transport::Door::Guest>> guests;
  for (const char* peer : {"uid 1", "uid 1", "uid 1", "uid 2"})
    guests.push_back(door.knock(peer, at(0)).guest);
  EXPECT_TRUE(door.begin_answer(*guests[0]));
  door.advance(*guests[2], at(0) + 20ms);
  EXPECT_FALSE(door.knock("uid 3", at(0) + 40ms).guest) << "all connections made progress just now";
  const transport::Door::Decision third = door.knock("uid 3", at(1));
  ASSERT_TRUE(third.guest);
  EXPECT_EQ(third.leaver, guests[1]) << "the slowest connection of uid 1 whose mail is not being answered";
  EXPECT_FALSE(door.knock("uid 3", at(1)).guest)
      << "uid 1 has two places and uid 3 has one, which is balanced";
  EXPECT_FALSE(door.knock("uid 1", at(1)).guest);
  const transport::Door::Decision fourth = door.knock("uid 4", at(1));
  ASSERT_TRUE(fourth.guest);
  EXPECT_EQ(fourth.leaver, guests[2]);
  EXPECT_EQ(door.inside(), 4u);
}

TEST(Door, TheSlowestPeerIsReplacedIfEveryPeerHasOnePlace) {
  transport::Door door(limits);
  std::vector<std::shared_ptr<transport::Door::Guest>> guests;
  for (int i = 0; i < 4; ++i) guests.push_back(door.knock("uid " + std::to_string(i), at(0)).guest);
  for (const int i : {0, 3, 2, 1}) door.advance(*guests[i], at(1) + i * 10ms);
  EXPECT_EQ(door.knock("uid 9", at(1) + 500ms).leaver, guests[0]);
  EXPECT_FALSE(door.knock("uid 9", at(1) + 500ms).guest) << "this peer already has a place";
}

// Connections without a peer name may come from several peers, but together they get no more places than one
// peer.
TEST(Door, UnnamedPeersCountAsOneForShares) {
  transport::Door door(limits);
  for (int i = 0; i < 4; ++i) door.knock("", at(0));
  EXPECT_FALSE(door.knock("", at(1)).guest);
  EXPECT_TRUE(door.knock("uid 1", at(1)).leaver);
}

TEST(Door, LeavingTwiceFreesOnePlace) {
  transport::Door door(limits);
  const auto a = door.knock("uid 1", at(0)).guest;
  const auto b = door.knock("uid 1", at(0)).guest;
  door.leave(*a);
  door.leave(*a);
  EXPECT_EQ(door.inside(), 1u);
}

TEST(Door, ManyThreadsNeitherLoseNorDuplicatePlaces) {
  transport::Door door({.places = 8, .places_of_a_peer = 5, .grace = 0s});
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&door, t] {
      for (int i = 0; i < 2000; ++i) {
        const transport::Door::Decision decision = door.knock("uid " + std::to_string(t), at(i));
        if (decision.leaver) door.leave(*decision.leaver);
        if (!decision.guest) continue;
        if (i % 3 == 0 && door.begin_answer(*decision.guest)) door.end_answer(*decision.guest, at(i));
        EXPECT_LE(door.inside(), 8u);
        if (i % 2 == 0) door.leave(*decision.guest);
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_LE(door.inside(), 8u);
}

}  // namespace
}  // namespace mt::server
