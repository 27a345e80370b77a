-- Addresses of mail: the rule of supabase/functions/_shared/mailAddress.ts, step by step. One table of cases drives the tests of both
-- (supabase/tests/support/mailAddresses.json).

-- Whether mail can be addressed to it as it is: one address, with nothing around it (RFC 5321 and 6531, without quoted names and literal
-- addresses); a domain has a dot, and no number at its end.
create function private.is_mail_address(address text) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  letters constant text := '\u00b7\u00c0-\u167f\u1681-\u1fff\u200c\u200d\u2c00-\u2dff\u3005-\u3007\u3041-\ud7ff\uf900-\ufdff\ufe70-\ufefc'
    || '\U00010000-\U0001efff\U00020000-\U0003ffff';
  atom constant text := '[A-Za-z0-9!#$%&''*+/=?^_`{|}~' || letters || '-]+';
  edge constant text := '[A-Za-z0-9' || letters || ']';
  label constant text := edge || '(?:[A-Za-z0-9' || letters || '_-]*' || edge || ')?';
begin
  return char_length(address) <= 254
    and address ~ ('^(?![''*`])' || atom || '(?:\.' || atom || ')*@(?:' || label || '\.)+(?![0-9]+$)(?=..)' || label || '$')
    and address !~ '^[^@]{65}|@.*[^.]{64}' -- longer than mail servers and names of domains may be
    and address = normalize(private.without_invisible(address), nfc);
end $$;

-- Without what comes along with copied text and is not seen. Joiners are letters of a domain in some scripts (RFC 5892, appendix A.1). An
-- override of the direction, which makes a text read as another, stays, to be refused.
create function private.without_invisible(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
    '(^|[^\u0600-\u06ff\u0900-\u0dff\u200c\u200d])[\u200c\u200d]+', '\1', 'g')
$$;

-- Without spaces around it, of every kind.
create function private.trimmed(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(value, e'\t\n\x0b\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u2800\u3000')
$$;

-- What is percent-encoded in a text; what is no UTF-8 stays as it is.
create function private.percent_decoded(encoded text) returns text language plpgsql immutable set search_path = '' as $$
declare
  part text[];
  decoded text := '';
begin
  for part in select regexp_matches(encoded, '([^%]*)((?:%[0-9A-Fa-f]{2})+|%?)', 'g') loop
    begin
      decoded := decoded || part[1] || case when part[2] in ('', '%') then part[2]
        else convert_from(decode(replace(part[2], '%', ''), 'hex'), 'UTF8') end;
    exception when data_exception then decoded := decoded || part[1] || part[2];
    end;
  end loop;
  return decoded;
end $$;

-- An address without what is written before and behind it.
create function private.peeled_mail(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  spaces constant text := '\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000';
  around_it constant text := '][' || spaces || '"''`*<>(){},;:\u2018-\u201e\u2039\u203a\u00ab\u00bb';
  first constant text := '^(?:[' || around_it || ']|[\u2022\u00b7-][' || spaces || '])+';
  last constant text := '[' || around_it || '.!?/\u2026\u3001]+$';
  inner_text text := regexp_replace(regexp_replace(value, first, ''), last, '');
  address text := regexp_replace(regexp_replace(inner_text, '^(?:mailto|smtp|to|from|cc|reply-to|mail|e-?mail(?:[' || spaces
    || '-]address)?)[' || spaces || ']*[:=][' || spaces || ']*(?://)?', '', 'i'), first, '');
begin
  if inner_text ~* '^[^a-z]*mailto:' then address := private.percent_decoded(regexp_replace(address, '\?.*$', '')); end if;
  address := regexp_replace(regexp_replace(address, '(@[^@?]*)\?[A-Za-z_-]+=[^@]*$', '\1'), last, '');
  return translate(regexp_replace(address, '[' || spaces || ']*@[' || spaces || ']*', '@', 'g'), e'\u2018\u2019', repeat('''', 2));
end $$;

-- The address in a text that may have a name beside it, unless there is another one in that: the display name of a mail program, a link of a
-- text, a comment.
create function private.unnamed_mail(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  pair text[];
  pattern text;
  address text;
begin
  foreach pattern in array array['^([^<>]*)<([^<>]*)>[^<>@]*$', '^\[([^][]*)\]\(([^()]*)\)$', '^([^()]*)\(([^()]*@[^()]*)\)$',
      '^([^()]*@[^()]*)\(([^()]*)\)$'] loop
    pair := regexp_match(value, pattern);
    if pair[2] !~ '@' then pair := array[pair[2], pair[1]]; end if;
    continue when pair[2] !~ '@' is not false;
    address := private.peeled_mail(pair[2]);
    return case when pair[1] ~ '@' and lower(private.peeled_mail(pair[1])) <> lower(address) then value else address end;
  end loop;
  return private.peeled_mail(value);
end $$;

-- The address that a text holds, without what is invisible in it or stands around it: spaces, brackets, quotation marks, a name, `mailto:`
-- with its query, punctuation. A text without one address is returned as it is, but for spaces around it.
create function private.cleaned_mail(value text) returns text
language plpgsql immutable security definer set search_path = '' as $$
declare
  trimmed text := private.trimmed(value);
  address text;
begin
  if char_length(value) > 2000 or private.is_mail_address(trimmed) then return trimmed; end if;
  -- Forms of a character for East Asian and for printed text.
  address := translate(normalize(value, nfc),
    (select string_agg(chr(code + 65248), '' order by code) from generate_series(33, 126) as code)
      || e'\u3002\uff61\ufe52\ufe6b\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63',
    (select string_agg(chr(code), '' order by code) from generate_series(33, 126) as code) || '...@---------');
  address := regexp_replace(regexp_replace(address, '&lt;', '<', 'gi'), '&gt;', '>', 'gi');
  address := private.unnamed_mail(private.trimmed(private.without_invisible(address)));
  return case when private.is_mail_address(address) then address else trimmed end;
end $$;
grant execute on function private.cleaned_mail(text) to anon, authenticated, service_role; -- the domain runs as the writer

-- Any text in a field for an address, which has no rule of format: what is not meant for one stays, and no mail is sent to it.
create domain private.required_mail as text -- the longest address has 254 characters (RFC 5321, section 4.5.3.1.3)
  constraint too_long check (char_length(private.cleaned_mail(value)) <= 254)
  constraint forbidden_character check (private.cleaned_mail(value) !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]')
  constraint blank check (not private.is_blank(value));

-- Of a text in a field without a rule of format, whether it is meant for an address and is none, or for a link: it would be taken, and nobody
-- would ever be written to.
create function private.is_broken_mail(value text) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  seen constant text := '[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]';
  address text := private.cleaned_mail(value);
begin
  return not private.is_mail_address(address)
    and (address ~* '^(?:[a-z][a-z0-9+.-]*://|(?:javascript|vbscript|data|tel|sms|file|blob):)'
      or private.without_invisible(value) ~ (seen || '[@\uff20\ufe6b]' || seen));
end $$;

-- The address that is meant. Raises 22023 for a text without one.
create function private.mail_address_in(input text) returns text language plpgsql immutable set search_path = '' as $$
declare
  address text := private.cleaned_mail(input);
begin
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return address;
end $$;

-- What a column of addresses is given is stored without what is around it, by whatever way it comes.
create function private.clean_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.cleaned_mail(new.email);
  return new;
end $$;

-- A visitor is told at once: nobody could ask for the right address later.
create function private.refuse_broken_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_broken_mail(new.email) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return new;
end $$;
