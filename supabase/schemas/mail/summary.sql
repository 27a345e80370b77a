-- The log without the messages themselves. Whether one is still being sent or was never settled is a matter of the
-- database's clock: that of the admin's device may be wrong.
create view public.mail_summary with (security_invoker = true) as
  select key, "toWho", "sendersName", recipient, subject, "trackingId", attempts, created_at, updated_at,
    case when state <> 'claimed' then state
         when updated_at > now() - interval '1 minute' then 'sending'
         else 'unknown' end as state,
    reason
  from public.mail_log;
grant select on public.mail_summary to authenticated;
