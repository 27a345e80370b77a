-- Settings and recovery codes were recorded with numbers, booleans and objects, of which the audit cannot be verified as of texts. The entries
-- that there are stay as they are: they are hashed.

set local check_function_bodies = off;

create or replace function private.record_account (
  done_by text,
  action text,
  subject text,
  subject_id text,
  label text,
  changes jsonb
)
  returns void
  language plpgsql
  volatile
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := action;
  entry.subject := subject;
  entry.subject_id := subject_id;
  entry.label := label;
  entry.changes := (
    select coalesce(jsonb_object_agg(field, (
      select jsonb_object_agg(version, private.as_text(said)) from jsonb_each(change) as known (version, said))), '{}')
    from jsonb_each(changes) as changed (field, change));
  perform private.append_audit(entry);
end $function$;
