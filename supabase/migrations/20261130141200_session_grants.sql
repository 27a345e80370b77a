-- Whoever had an account could begin and renew sessions without a limit, each of which is rows.

insert into private.limits (action, per_client, overall, window_seconds) values ('sessionGrant', 600, null, 3600);
