-- The ADMIN_PASSWORD that was set last: the next start with the same one leaves alone what the admin has changed since.
create table auth.chosen_password (
  user_id uuid primary key references auth.users on delete cascade,
  hash text not null
);
