-- Tracking ids are found as people paste, scan, type and read them aloud: with invisible characters, other dashes and letters, behind
-- a label, in a link, spelled. The admin's list finds by such a text, too, where nothing contains its words.

set local check_function_bodies = off;

create or replace function private.code_of (
  value text,
  OUT written text,
  OUT piece integer
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  divided text[];
begin
  written := substring(translate(value, ' -', '') from '^[0-9A-Za-z]{8}$');
  if written is not null then return; end if;
  divided := regexp_match(value, '^(.*)- *([1-9][0-9]{0,2})$');
  written := substring(translate(divided[1], ' -', '') from '^[0-9A-Za-z]{8}$');
  if written is not null then piece := divided[2]::int; end if;
end $function$;

create or replace function private.count_consignments (
  filter jsonb
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  words text[] := private.search_words(filter ->> 'search');
  range text := private.all_of(private.filter_conditions(coalesce(filter, '{}')));
  total int;
begin
  perform private.require_admin();
  execute format('select count(*) from public.consignment where %s and %s',
    range, private.all_of(private.search_conditions(words))) into total;
  if total = 0 and words <> '{}' then
    execute format('select count(*) from public.consignment where %s and %s',
      range, private.named_condition(filter ->> 'search')) into total;
  end if;
  if total = 0 and words <> '{}' then return cardinality(private.similar_consignments(words, range)); end if;
  return total;
end $function$;

create or replace function private.entered_code (
  entered text,
  OUT id text,
  OUT piece integer
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  select min(code.id), min(code.piece) into id, piece from private.read_codes(entered) as code
  having count(distinct code.id) = 1 and count(distinct code.piece) <= 1;
end $function$;

create or replace function private.is_label_word (
  word text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return upper(word collate "C") in ('TRACKING', 'SHIPMENT', 'CUSTOMER', 'RECEIVER', 'DELIVERY', 'LOCATION', 'PACKAGES', 'DESPATCH',
    'DISPATCH', 'DEPARTED', 'EXPECTED', 'STANDARD', 'DOCUMENT', 'MANIFEST', 'CARRIAGE', 'PURCHASE', 'REFERENZ');
end $function$;

create or replace function private.listed_consignments (
  filter jsonb,
  page integer,
  page_size integer
)
  returns bigint[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  newest int;
  words text[] := private.search_words(filter ->> 'search');
  sought text := private.all_of(private.search_conditions(words));
  range text := private.all_of(private.filter_conditions(filter));
  sorted text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean := false;
  found bigint[];
begin
  if sorted is null then
    raise exception 'The list cannot be sorted by %.', filter ->> 'sort' using errcode = '22023';
  end if;
  foreach newest in array array[500, 5000] loop
    exit when sorted <> 'id desc' or skipped + page_size > newest;
    execute format(
      'select array_agg(id) from (
         select id from (select * from public.consignment where %s order by id desc limit %s) as parcel
         where %s and %s order by id desc limit %s offset %s) as found',
      private.all_of(private.filter_conditions(filter - array(
        select jsonb_object_keys(filter - array['archived', 'before'])))),
      newest, range, sought, page_size, skipped)
    into found;
    if cardinality(found) = page_size then return found; end if;
    is_rare := true;
    exit when coalesce(cardinality(found), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as found',
    range, sought,
    case when is_rare and sorted = 'id desc' then 'id + 0 desc' else sorted end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into found;
  if found is null and words <> '{}' then
    if skipped > 0 or filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- on the pages before
        private.all_of(private.filter_conditions(filter - 'before')), sought)
      into is_contained;
    end if;
    if not is_contained then
      execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as found',
        range, private.named_condition(filter ->> 'search'), sorted, page_size, skipped)
      into found;
    end if;
    if found is null and skipped = 0 and not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(found, '{}');
end $function$;

create or replace function private.named_condition (
  search text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  named text[] := array(select code.id from private.read_codes(search) as code where code.is_named);
begin
  return case when named = '{}' then 'false' else format('"trackingId" = any (%L::text[])', named) end;
end $function$;

create or replace function private.percent_decoded (
  encoded text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.plain_text (
  value text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if value ~ '^[\n -~]*$' then return value; end if;
  value := regexp_replace(value, '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  value := regexp_replace(value, '[\u000a-\u000d\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value, '[\u0009\u001c-\u001f]', E'\t', 'g');
  value := regexp_replace(value, '[\u0001-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g');
  value := regexp_replace(value, '[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2053\u207b\u208b\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\u30fc\ufe31\ufe32\ufe58\ufe63\uff0d\uff70\U00010d6e\U00010ead]', '-', 'g');
  value := translate(value, '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～',
    '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~');
  value := translate(value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩',
    '0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
  value := translate(value, '،᠂、﹐﹑､؛﹔∶꞉﹕№﹟', ',,,,,,;;:::##');
  value := regexp_replace(value, '[\u00a1-\u00a3\u00a5-\u00b4\u00b6-\u00bb\u00bf\u00d7\u00f7\u02b9-\u02df\u055a-\u055f\u0589\u05c0\u05c3\u05f3\u05f4\u060d\u061e\u061f\u066a-\u066d\u06d4\u0964\u0965\u0e5a\u0e5b\u1360-\u1368\u17d4-\u17da\u1800-\u180a\u2016-\u2070\u2074-\u207e\u20a0-\u20cf\u2190-\u249b\u2500-\u2bff\u2e00-\u2e7f\u3001-\u303f\u30fb\ua78a\ue000-\uf8ff\ufd3e\ufd3f\ufe10-\ufe1f\ufe30-\ufe6f\uff5f-\uff65\uffe0-\uffee\ufffc\U0001f000-\U0001faff]', '.', 'g');
  return regexp_replace(value, '[^\t\n -~]', '¤', 'g');
end $function$;

create or replace function private.read_codes (
  entered text
)
  returns table (
    id text,
    piece integer,
    is_named boolean
  )
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  plain text;
  part text[];
  stretch text;
  stretches text[] := '{}';
  before text[] := '{}';
  signs text := '';
  words text[];
  place int;
  code record;
  lengths text;
  extent text; -- what a stretch is all of: the text, an item between commas, a cell, or a part of one
  label text := 'none';
  is_prose boolean := false;
  others int := 0; -- words
  taken int;
  written text[] := '{}'; -- what can be a code, and what speaks for it
  pieces int[] := '{}';
  wholes boolean[] := '{}';
  items boolean[] := '{}';
  labels text[] := '{}';
  sure boolean[] := '{}';
  is_labelled boolean;
  is_capital boolean;
  said text[] := '{}';
begin
  if entered ~ '^ *[0-9A-Za-z]{8} *$' then
    id := upper(btrim(entered) collate "C");
    is_named := true;
    return next;
    return;
  end if;
  if entered is null or char_length(entered) > 1000 then return; end if;
  if entered ~ '^[ \t\n\r]*(\{[ \t\n\r]*"|\[[ \t\n\r]*[["{])' then return; end if; -- what was sent in place of a text
  -- Without what a scanner says of the kind of a barcode (ISO/IEC 15424), like ]C1.
  plain := private.without_links(regexp_replace(private.plain_text(entered), '(^|[ \n\t])\][a-z][0-9a-z](?=[0-9a-z])', '\1', 'gi'));
  stretch := plain;
  if plain ~* 'tracking_id *:' then -- the text in the QR code of a consignment, which names more than its id
    stretch := regexp_replace(plain, '[ \n]from *:(?:(?!tracking_id *:).)*', E'\n', 'gi');
  end if;
  for part in select regexp_matches(stretch, '([0-9A-Za-z¤ -]*)([^0-9A-Za-z¤ -]*)', 'g') loop
    stretch := regexp_replace(part[1], ' [ -]*-[ -]*|-[ -]* [ -]*', ' - ', 'g');
    stretch := btrim(regexp_replace(regexp_replace(stretch, '-{2,}', '-', 'g'), ' {2,}', ' ', 'g'), ' -');
    if stretch <> '' then
      stretches := stretches || stretch;
      before := before || signs;
      signs := '';
    end if;
    signs := signs || part[2];
  end loop;

  for i in 1 .. cardinality(stretches) loop
    stretch := stretches[i];
    if before[i] ~ '[:#=]' then is_prose := true; end if;
    if before[i] ~ '[,;\n\t]' then label := 'none'; end if;
    if before[i] like '%#%' and label = 'none' then label := 'number'; end if;
    if before[i] like '%§%' then label := 'consignment'; end if;
    extent := case
      when cardinality(stretches) = 1 then 'text'
      when (i = 1 or before[i] ~ '[,;]') and (i = cardinality(stretches) or before[i + 1] ~ '[,;]') then 'item'
      when (i = 1 or before[i] ~ '[,;\n\t]') and (i = cardinality(stretches) or before[i + 1] ~ '[,;\n\t]') then 'cell'
      else 'part' end;
    code := private.code_of(stretch);
    if code.written is not null and stretch like '% %'
      and (code.written ~ '[0-9]' and code.written ~ '[A-Za-z]' or extent = 'text' or label <> 'none') then
      written := written || code.written; pieces := pieces || code.piece; wholes := wholes || false;
      items := items || (extent in ('text', 'item')); labels := labels || label;
      label := 'none';
      continue;
    end if;
    -- Dashes divide an id or come before the number of a piece; others are spaces.
    stretch := regexp_replace(regexp_replace(stretch, ' *- *([1-9][0-9]{0,2})$', '-\1'),
      '(?<![0-9A-Za-z])([0-9A-Za-z]{8})-(?=[0-9A-Za-z]{8}(?![0-9A-Za-z]))', '\1 ', 'g');
    words := array_remove(regexp_split_to_array(stretch, ' +-*|-+(?= )'), '');
    if cardinality(words) > 1 then extent := 'part'; end if;
    place := 1;
    while place <= cardinality(words) loop
      code := private.code_of(words[place]);
      taken := 1;
      if code.written is not null then
        written := written || code.written; pieces := pieces || code.piece; wholes := wholes || true;
        items := items || (extent in ('text', 'item')); labels := labels || label;
      else
        lengths := '';
        for final in place .. least(place + 7, cardinality(words)) loop -- an id that is divided to be read
          lengths := lengths || char_length(regexp_replace(words[final], '-.*', ''));
          if lengths ~ '^(44|35|53|332|2222|11111111)$' then
            code := private.code_of(array_to_string(words[place:final], ' '));
            if code.written ~ '[0-9]' and code.written ~ '[A-Za-z]' then taken := final - place + 1; end if;
          end if;
          exit when taken > 1 or (select sum(char_length(regexp_replace(word, '-.*', ''))) from unnest(words[place:final]) as word) >= 8;
        end loop;
        if taken > 1 then
          written := written || code.written; pieces := pieces || code.piece; wholes := wholes || false;
          items := items || false; labels := labels || label;
        elsif extent = 'part'
          and not (words[place] ~ '^[0-9A-Za-z]{6,10}$' and words[place] ~ '[0-9]' and words[place] ~ '[A-Za-z]') then
          is_prose := true;
          others := others + 1;
        end if;
      end if;
      label := case
        when words[place] ~* '^(track|tracking|consignment|shipment|parcel|package|waybill|awb)$' then 'consignment'
        when words[place] !~* '^(no|nr|num|numbers?|ids?|code|ref|reference)$' then 'none'
        when label = 'consignment' then label
        else 'number' end;
      place := place + taken;
    end loop;
  end loop;

  for i in 1 .. cardinality(written) loop
    sure := sure || (labels[i] <> 'none' and not private.is_label_word(written[i])
      or wholes[i] and (pieces[i] is not null or written[i] ~ '[0-9]' and written[i] ~ '[A-Za-z]'));
  end loop;
  is_labelled := exists (select from unnest(sure, labels) as candidate (is_sure, label)
                      where is_sure and candidate.label = 'consignment');
  is_capital := exists (select from unnest(written) as one where one = upper(one collate "C"));
  if not coalesce(true = any (sure), false) then
    code := private.spelled_code(plain);
    if code.id is not null then
      id := code.id; piece := code.piece; is_named := true;
      return next;
      return;
    end if;
  end if;
  for i in 1 .. cardinality(written) loop
    continue when not case
      when is_prose and true = any (sure) then sure[i] and not (is_labelled and labels[i] = 'number')
      else sure[i] or written[i] ~ '[0-9]' and written[i] ~ '[A-Za-z]'
        or items[i] and (cardinality(written) = 1 or not private.is_label_word(written[i]))
        -- Letters that no id has which the database made.
        or wholes[i] and not private.is_label_word(written[i]) and written[i] !~* '[ILOU]'
          and (written[i] = upper(written[i] collate "C") or not is_capital) end;
    id := upper(written[i] collate "C");
    piece := pieces[i];
    is_named := labels[i] <> 'none' or not is_prose or others > 2;
    continue when concat_ws('-', id, piece) = any (said);
    said := said || concat_ws('-', id, piece);
    return next;
  end loop;
end $function$;

create or replace function private.read_link (
  run text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  found text[] := regexp_match(run,
    '(?:^|[^0-9a-z])tracking(?:/([^/?#&"<>|[:space:]]+)|/?(?=\?))([^"<>|[:space:]]*)', 'i');
  ids text;
begin
  if found is null then return case when run ~* '://|^www\.|[^@]@[^@]' then ' ' else run end; end if;
  ids := coalesce(found[1], (
    select string_agg(asked[1], ',' order by no)
    from regexp_matches(found[2], '[?&;]id=([^&#;]*)', 'gi') with ordinality as listed (asked, no)), '');
  return E'\n§' || replace(ids, '+', ' ')
    || case when coalesce(found[1], '') like '%-%' then ''
       else coalesce('-' || (regexp_match(found[2], '[?&#](?:piece[=-])?([1-9][0-9]{0,2})(?=$|[&#])', 'i'))[1], '') end
    || E'\n';
end $function$;

create or replace function private.spelled_code (
  plain text,
  OUT id text,
  OUT piece integer
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  spelling constant jsonb := '{"alpha": "a", "alfa": "a", "bravo": "b", "charlie": "c", "delta": "d", "echo": "e", "foxtrot": "f",
    "golf": "g", "hotel": "h", "india": "i", "juliet": "j", "juliett": "j", "kilo": "k", "lima": "l", "mike": "m", "november": "n",
    "oscar": "o", "papa": "p", "quebec": "q", "romeo": "r", "sierra": "s", "tango": "t", "uniform": "u", "victor": "v",
    "whiskey": "w", "whisky": "w", "xray": "x", "yankee": "y", "zulu": "z", "zero": "0", "oh": "0", "nought": "0", "one": "1",
    "two": "2", "three": "3", "tree": "3", "four": "4", "fower": "4", "five": "5", "fife": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "niner": "9"}';
  text_said text := ' ' || regexp_replace(lower(plain collate "C"), '[^0-9a-z¤]+', ' ', 'g') || ' ';
  word text;
  literal boolean;
  said text;
  run text;
  number text;
  spelled int;
  times int;
  belongs boolean;
begin
  text_said := regexp_replace(replace(text_said, ' x ray ', ' xray '),
    ' ([a-z]) (?:for|like|as in) \1[a-z]*(?= )', ' =\1', 'g');
  foreach literal in array array[false, true] loop
    run := ''; number := null; spelled := 0; times := 1;
    foreach word in array regexp_split_to_array(btrim(text_said), ' +') || array[''] loop
      said := case when word like '=%' then right(word, 1) else spelling ->> word end;
      belongs := true;
      if word in ('capital', 'letter', 'digit', 'space', 'then') then null;
      elsif word in ('dash', 'hyphen', 'minus', 'piece') then
        number := coalesce(number, '');
        belongs := char_length(run) = 8;
      elsif word in ('double', 'triple', 'treble') then times := case word when 'double' then 2 else 3 end;
      elsif said is not null or word ~ (case when literal then '^[0-9a-z]+$' else '^(?:[a-z]|[0-9]+)$' end) then
        if number is null then run := run || repeat(coalesce(said, word), times);
        else number := number || repeat(coalesce(said, word), times); end if;
        if said is not null then spelled := spelled + times; end if;
        times := 1;
      else belongs := false; end if;
      continue when belongs;
      exit when literal and word <> '';
      if char_length(run) = 8 and spelled >= 2 and coalesce(number, '') ~ '^([1-9][0-9]{0,2})?$' then
        id := upper(run collate "C");
        piece := nullif(number, '')::int;
        return;
      end if;
      run := ''; number := null; spelled := 0; times := 1;
    end loop;
  end loop;
end $function$;

create or replace function private.without_links (
  plain text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  part text[];
  decoded text;
  result text := '';
begin
  if plain !~* '%[0-9a-f]{2}|tracking[/?]|://|www\.|@' then return plain; end if;
  if plain ~* '%[0-9a-f]{2}' then
    for part in select regexp_matches(plain, '([^ \t\n]*)([ \t\n]*)', 'g') loop
      decoded := part[1];
      if decoded like '%\%%' then
        decoded := private.plain_text(private.percent_decoded(private.percent_decoded(decoded)));
        if decoded ~* 'tracking[/?]' then decoded := regexp_replace(decoded, '[ \t\n]', '+', 'g'); end if;
      end if;
      result := result || decoded || part[2];
    end loop;
    plain := result;
    result := '';
  end if;
  for part in select regexp_matches(regexp_replace(plain, '(https?://)', ' \1', 'gi'), '([^ \t\n]*)([ \t\n]*)', 'g') loop
    result := result || case when part[1] = '' then '' else private.read_link(part[1]) end || part[2];
  end loop;
  return result;
end $function$;

revoke all on function "private"."code_of"(text) from public;

revoke all on function "private"."is_label_word"(text) from public;

revoke all on function "private"."named_condition"(text) from public;

revoke all on function "private"."percent_decoded"(text) from public;

revoke all on function "private"."plain_text"(text) from public;

revoke all on function "private"."read_codes"(text) from public;

revoke all on function "private"."read_link"(text) from public;

revoke all on function "private"."spelled_code"(text) from public;

revoke all on function "private"."without_links"(text) from public;
