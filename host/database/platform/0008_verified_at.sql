-- When the code of a second factor was entered: the embedded auth server sets `updated_at` at each renewal, too. Null of a session
-- that an older version has raised.
alter table auth.sessions add verified_at timestamptz;
