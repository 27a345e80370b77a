-- An address that subscribed again left an entry in the audit, and waited for everybody who changed something.

drop trigger audit on public."newsLetter";

create trigger audit after delete on public."newsLetter" for each row when (old.created_at <> now())
  execute function private.record_change('', '*');
