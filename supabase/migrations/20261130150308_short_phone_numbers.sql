-- Who is sought by a short phone number that begins with a zero is also found where the code of the country takes its place.
create or replace function private.person_pattern(email text, phone text, name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := nullif(btrim(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  without_zero text := ltrim(digits, '0');
  called text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15 and without_zero <> '') is not true then
    raise exception 'A phone number has 6 to 15 digits.' using errcode = '22023';
  end if;
  if called is not null and (char_length(called) not between 3 and 120 or called !~ '[[:alpha:]]') then
    raise exception 'A name has 3 to 120 characters.' using errcode = '22023';
  end if;
  if num_nonnulls(address, digits, called) = 0 then
    raise exception 'Enter an e-mail address, a phone number or a name.' using errcode = '22023';
  end if;
  return concat_ws('|',
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([!-/:-@[-`{-~])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])',
    '(?<![[:alnum:]])(?:\+?[0-9][^0-9[:alpha:]]{0,3}){0,6}?'
      || regexp_replace(regexp_replace(right(without_zero, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(called, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')
      || '(?![[:alnum:]])');
end $$;
