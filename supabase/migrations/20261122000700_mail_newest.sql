-- The sent e-mails are listed by when something last became of them: one that went out again is new again.
create index mail_log_last_first on public.mail_log (updated_at desc);
drop index public.mail_log_newest_first;
