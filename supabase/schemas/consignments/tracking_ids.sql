-- What a text names that people paste, scan, type or read aloud: tracking ids, and the codes of pieces (decision 018). The app reads
-- the same (src/domain/trackingId), and both are tested with one table of cases.

-- A text in ASCII, as far as an id can be in it: invisible characters are gone, lines end with a line feed, dashes are one dash, other
-- signs a full stop. ¤ stands for every letter that is none of ours: no id has one, and none ends beside one.
create function private.plain_text(value text) returns text language plpgsql immutable set search_path = '' as $$
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
end $$;

-- The ids of the address of a tracking page, on whatever site, behind §; a space for another address; anything else as it is.
create function private.read_link(run text) returns text language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := regexp_match(run,
    '(?:^|[^0-9a-z])tracking(?:/([^/?#&"<>|[:space:]]+)|/?(?=\?))([^"<>|[:space:]]*)', 'i');
  ids text;
begin
  if parts is null then return case when run ~* '://|^www\.|[^@]@[^@]' then ' ' else run end; end if;
  ids := coalesce(parts[1], (
    select string_agg(id_match[1], ',' order by no)
    from regexp_matches(parts[2], '[?&;]id=([^&#;]*)', 'gi') with ordinality as matches (id_match, no)), '');
  return E'\n§' || replace(ids, '+', ' ')
    || case when coalesce(parts[1], '') like '%-%' then ''
       else coalesce('-' || (regexp_match(parts[2], '[?&#](?:piece[=-])?([1-9][0-9]{0,2})(?=$|[&#])', 'i'))[1], '') end
    || E'\n';
end $$;

-- A plain text with the ids of addresses in place of the addresses, however encoded: what passes a link on encodes it anew.
create function private.without_links(plain text) returns text language plpgsql immutable set search_path = '' as $$
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
end $$;

-- An id that is spelled as on the telephone, in ICAO's words and English digits: the first run of such words, or all words, of which
-- some may then be parts of the id as they are.
create function private.spelled_code(plain text, out id text, out piece int)
language plpgsql immutable set search_path = '' as $$
declare
  spelling constant jsonb := '{"alpha": "a", "alfa": "a", "bravo": "b", "charlie": "c", "delta": "d", "echo": "e", "foxtrot": "f",
    "golf": "g", "hotel": "h", "india": "i", "juliet": "j", "juliett": "j", "kilo": "k", "lima": "l", "mike": "m", "november": "n",
    "oscar": "o", "papa": "p", "quebec": "q", "romeo": "r", "sierra": "s", "tango": "t", "uniform": "u", "victor": "v",
    "whiskey": "w", "whisky": "w", "xray": "x", "yankee": "y", "zulu": "z", "zero": "0", "oh": "0", "nought": "0", "one": "1",
    "two": "2", "three": "3", "tree": "3", "four": "4", "fower": "4", "five": "5", "fife": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "niner": "9"}';
  spoken_text text := ' ' || regexp_replace(lower(plain collate "C"), '[^0-9a-z¤]+', ' ', 'g') || ' ';
  word text;
  literal boolean;
  sign text;
  run text;
  number text;
  spelled_count int;
  times int;
  belongs boolean;
begin
  spoken_text := regexp_replace(replace(spoken_text, ' x ray ', ' xray '),
    ' ([a-z]) (?:for|like|as in) \1[a-z]*(?= )', ' =\1', 'g');
  foreach literal in array array[false, true] loop
    run := ''; number := null; spelled_count := 0; times := 1;
    foreach word in array regexp_split_to_array(btrim(spoken_text), ' +') || array[''] loop
      sign := case when word like '=%' then right(word, 1) else spelling ->> word end;
      belongs := true;
      if word in ('capital', 'letter', 'digit', 'space', 'then') then null;
      elsif word in ('dash', 'hyphen', 'minus', 'piece') then
        number := coalesce(number, '');
        belongs := char_length(run) = 8;
      elsif word in ('double', 'triple', 'treble') then times := case word when 'double' then 2 else 3 end;
      elsif sign is not null or word ~ (case when literal then '^[0-9a-z]+$' else '^(?:[a-z]|[0-9]+)$' end) then
        if number is null then run := run || repeat(coalesce(sign, word), times);
        else number := number || repeat(coalesce(sign, word), times); end if;
        if sign is not null then spelled_count := spelled_count + times; end if;
        times := 1;
      else belongs := false; end if;
      continue when belongs;
      exit when literal and word <> '';
      if char_length(run) = 8 and spelled_count >= 2 and coalesce(number, '') ~ '^([1-9][0-9]{0,2})?$' then
        id := upper(run collate "C");
        piece := nullif(number, '')::int;
        return;
      end if;
      run := ''; number := null; spelled_count := 0; times := 1;
    end loop;
  end loop;
end $$;

-- The code that a text is, as it is written, with whatever spaces and dashes, and the number of a piece behind a last dash.
create function private.code_of(value text, out code_text text, out piece int)
language plpgsql immutable set search_path = '' as $$
declare
  divided text[];
begin
  code_text := substring(translate(value, ' -', '') from '^[0-9A-Za-z]{8}$');
  if code_text is not null then return; end if;
  divided := regexp_match(value, '^(.*)- *([1-9][0-9]{0,2})$');
  code_text := substring(translate(divided[1], ' -', '') from '^[0-9A-Za-z]{8}$');
  if code_text is not null then piece := divided[2]::int; end if;
end $$;

-- Words of labels that have as many letters as an id.
create function private.is_label_word(word text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return upper(word collate "C") in ('TRACKING', 'SHIPMENT', 'CUSTOMER', 'RECEIVER', 'DELIVERY', 'LOCATION', 'PACKAGES', 'DESPATCH',
    'DISPATCH', 'DEPARTED', 'EXPECTED', 'STANDARD', 'DOCUMENT', 'MANIFEST', 'CARRIAGE', 'PURCHASE', 'REFERENZ');
end $$;

-- The codes in a text, each once and in their order. A word with as many letters as an id is none where the text has more than ids
-- and something in it is surely one: it has letters and digits, or stands behind “Tracking”, “No.”, “#”. `is_named`: the text is about
-- it, since it has a label, or is all or the matter of a sentence; a search for an id and a word or two is about both.
create function private.read_codes(typed_text text) returns table (id text, piece int, is_named boolean)
language plpgsql immutable set search_path = '' as $$
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
  other_words int := 0; -- words
  word_count int;
  candidates text[] := '{}'; -- what can be a code, and what speaks for it
  pieces int[] := '{}';
  wholes boolean[] := '{}';
  items boolean[] := '{}';
  labels text[] := '{}';
  sure boolean[] := '{}';
  is_labelled boolean;
  is_capital boolean;
  returned_codes text[] := '{}';
begin
  if typed_text ~ '^ *[0-9A-Za-z]{8} *$' then
    id := upper(btrim(typed_text) collate "C");
    is_named := true;
    return next;
    return;
  end if;
  if typed_text is null or char_length(typed_text) > 1000 then return; end if;
  if typed_text ~ '^[ \t\n\r]*(\{[ \t\n\r]*"|\[[ \t\n\r]*[["{])' then return; end if; -- what was sent in place of a text
  -- Without what a scanner says of the kind of a barcode (ISO/IEC 15424), like ]C1.
  plain := private.without_links(regexp_replace(private.plain_text(typed_text), '(^|[ \n\t])\][a-z][0-9a-z](?=[0-9a-z])', '\1', 'gi'));
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
    if code.code_text is not null and stretch like '% %'
      and (code.code_text ~ '[0-9]' and code.code_text ~ '[A-Za-z]' or extent = 'text' or label <> 'none') then
      candidates := candidates || code.code_text; pieces := pieces || code.piece; wholes := wholes || false;
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
      word_count := 1;
      if code.code_text is not null then
        candidates := candidates || code.code_text; pieces := pieces || code.piece; wholes := wholes || true;
        items := items || (extent in ('text', 'item')); labels := labels || label;
      else
        lengths := '';
        for final in place .. least(place + 7, cardinality(words)) loop -- an id that is divided to be read
          lengths := lengths || char_length(regexp_replace(words[final], '-.*', ''));
          if lengths ~ '^(44|35|53|332|2222|11111111)$' then
            code := private.code_of(array_to_string(words[place:final], ' '));
            if code.code_text ~ '[0-9]' and code.code_text ~ '[A-Za-z]' then word_count := final - place + 1; end if;
          end if;
          exit when word_count > 1 or (select sum(char_length(regexp_replace(word, '-.*', ''))) from unnest(words[place:final]) as word) >= 8;
        end loop;
        if word_count > 1 then
          candidates := candidates || code.code_text; pieces := pieces || code.piece; wholes := wholes || false;
          items := items || false; labels := labels || label;
        elsif extent = 'part'
          and not (words[place] ~ '^[0-9A-Za-z]{6,10}$' and words[place] ~ '[0-9]' and words[place] ~ '[A-Za-z]') then
          is_prose := true;
          other_words := other_words + 1;
        end if;
      end if;
      label := case
        when words[place] ~* '^(track|tracking|consignment|shipment|parcel|package|waybill|awb)$' then 'consignment'
        when words[place] !~* '^(no|nr|num|numbers?|ids?|code|ref|reference)$' then 'none'
        when label = 'consignment' then label
        else 'number' end;
      place := place + word_count;
    end loop;
  end loop;

  for i in 1 .. cardinality(candidates) loop
    sure := sure || (labels[i] <> 'none' and not private.is_label_word(candidates[i])
      or wholes[i] and (pieces[i] is not null or candidates[i] ~ '[0-9]' and candidates[i] ~ '[A-Za-z]'));
  end loop;
  is_labelled := exists (select from unnest(sure, labels) as candidate (is_sure, label)
                      where is_sure and candidate.label = 'consignment');
  is_capital := exists (select from unnest(candidates) as spelling where spelling = upper(spelling collate "C"));
  if not coalesce(true = any (sure), false) then
    code := private.spelled_code(plain);
    if code.id is not null then
      id := code.id; piece := code.piece; is_named := true;
      return next;
      return;
    end if;
  end if;
  for i in 1 .. cardinality(candidates) loop
    continue when not case
      when is_prose and true = any (sure) then sure[i] and not (is_labelled and labels[i] = 'number')
      else sure[i] or candidates[i] ~ '[0-9]' and candidates[i] ~ '[A-Za-z]'
        or items[i] and (cardinality(candidates) = 1 or not private.is_label_word(candidates[i]))
        -- Letters that no id has which the database made.
        or wholes[i] and not private.is_label_word(candidates[i]) and candidates[i] !~* '[ILOU]'
          and (candidates[i] = upper(candidates[i] collate "C") or not is_capital) end;
    id := upper(candidates[i] collate "C");
    piece := pieces[i];
    is_named := labels[i] <> 'none' or not is_prose or other_words > 2;
    continue when concat_ws('-', id, piece) = any (returned_codes);
    returned_codes := returned_codes || concat_ws('-', id, piece);
    return next;
  end loop;
end $$;

-- The one code that a text names; nulls if it names none, or several.
create function private.entered_code(typed_text text, out id text, out piece int)
language plpgsql immutable set search_path = '' as $$
begin
  select min(code.id), min(code.piece) into id, piece from private.read_codes(typed_text) as code
  having count(distinct code.id) = 1 and count(distinct code.piece) <= 1;
end $$;

-- The tracking id of what was entered.
create function private.entered_id(typed_text text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (private.entered_code(typed_text)).id;
end $$;

-- What the code on the label of a piece says.
create function private.piece_code(tracking_id text, number int) returns text language sql immutable set search_path = '' as $$
  select tracking_id || '-' || number
$$;
