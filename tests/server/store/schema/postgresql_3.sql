
drop index game_by_to_move;
drop index outbox_by_age;
