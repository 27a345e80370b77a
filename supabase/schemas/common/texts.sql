-- Every text that anyone can write is one of these domains: bounded, without control characters and without the
-- bidirectional overrides that make text read as what it is not (Unicode TR 36, section 3). There is no other rule of
-- format: quantity, phone and e-mail (common/addresses_of_mail.sql) are free text (docs/conformance.md, section 5).

-- True when nothing in the text can be seen: only White_Space and Default_Ignorable_Code_Point characters (Unicode).
-- btrim() knows the plain space alone.
create function private.is_blank(value text) returns boolean language sql immutable set search_path = '' as $$
  select value !~ '[^[:space:]\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;
grant execute on function private.is_blank(text) to anon, authenticated, service_role; -- the domains run as the writer

create domain private.line as text
  constraint too_long check (char_length(value) <= 120)
  constraint forbidden_character check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]');
create domain private.required_line as private.line
  constraint blank check (not private.is_blank(value));

-- Several lines: tab, line feed and carriage return are allowed.
create domain private.note as text
  constraint too_long check (char_length(value) <= 4000)
  constraint forbidden_character check (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]');
create domain private.required_address as private.note
  constraint too_long_for_an_address check (char_length(value) <= 300)
  constraint blank check (not private.is_blank(value));
-- A chat message may hold bidirectional controls: it is shown isolated, and people write in every script.
create domain private.required_message as text
  constraint too_long check (char_length(value) <= 2000)
  constraint forbidden_character check (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
  constraint blank check (not private.is_blank(value));

create domain private.moment as timestamptz
  constraint out_of_range check (value >= '2000-01-01T00:00:00Z' and value < '2100-01-01T00:00:00Z');
