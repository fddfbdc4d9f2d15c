// The stages of one worker, in their order.
#pragma once
#include "movetext/archive/core/stage.hpp"

#include <memory>
#include <vector>

namespace mt::archive {

class Stages {
 public:
  // Creates the stages and lets them add their requirements to `handling`.
  Stages(const StageList& makers, Handling& handling);

  void begin_file(const SourceFile& file);
  Next before(Passing& passing);
  void begin_replay(const AnyGame& game, const Record& record);
  void end_replay(const Record& record);
  // Calls Stage::after() of the stages with Turn::report; use() does so for the other stages.
  void report(Passing& passing);
  Next use(Passing& passing);
  void finish_chunk(Chunk& chunk);

  // Return the followers for replay::ReplayOptions, or nullptr if no stage needs the positions.
  replay::Follower* main_line() { return relay_.main.empty() ? nullptr : &relay_; }
  replay::LineFollower* all_lines();
  replay::MoveFollower* moves();

 private:
  // Passes positions to the stages that need them.
  struct Relay final : replay::Follower, replay::LineFollower {
    void visit(const AnyPosition& position) override {
      for (Stage* stage : main) stage->main_position(position);
    }
    void start(const AnyPosition& position) override { visit(replay::no_event, position); }
    void visit(std::uint32_t event, const AnyPosition& position) override {
      for (Stage* stage : all) stage->line_position(event, position);
    }
    void open() override {
      for (Stage* stage : all) stage->line_open();
    }
    void close() override {
      for (Stage* stage : all) stage->line_close();
    }
    std::vector<Stage*> main;
    std::vector<Stage*> all;
  };
  struct Member {
    std::unique_ptr<Stage> stage;
    Turn turn;
  };

  std::vector<Member> members_;
  Relay relay_;
};

}  // namespace mt::archive
