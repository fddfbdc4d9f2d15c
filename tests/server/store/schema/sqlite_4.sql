
alter table outbox add column facts blob not null default x'';
