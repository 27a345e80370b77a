-- What is stored of a photograph: the picture and nothing beside it (docs/decisions/018). The segments are those of ITU-T T.81, annex B.

create function private.word_at(bytes bytea, at int) returns int language plpgsql immutable set search_path = '' as $$
begin
  return get_byte(bytes, at) * 256 + get_byte(bytes, at + 1);
end $$;

-- Where the coded data of a scan end that begin at `since`: at the next marker that is none of theirs; null where they do not end, or have
-- another number of restart markers, which come in turn and with data before each. Looked at in pieces, since each look copies what is
-- left of one.
create function private.scan_end(photo bytea, since int, restarts int) returns int language plpgsql immutable set search_path = '' as $$
declare
  at int := since;
  piece bytea;
  found_at int;
  restart_count int := 0;
  data_start int := since; -- the data since the last marker
begin
  loop
    piece := substr(photo, at + 1, 1024);
    found_at := position('\xff'::bytea in piece);
    if found_at = 0 then
      if octet_length(piece) < 1024 then return null; end if;
      at := at + 1024;
      continue;
    end if;
    at := at + found_at - 1;
    if at + 2 > octet_length(photo) then return null; end if;
    if get_byte(photo, at + 1) <> 0 then -- a zero stands behind a byte of the data that looks like a marker
      if at = data_start or restart_count = restarts then return case when at > data_start and restart_count = restarts then at end; end if;
      if get_byte(photo, at + 1) <> 208 + restart_count % 8 then return null; end if; -- RST0 to RST7
      restart_count := restart_count + 1;
      data_start := at + 2;
    end if;
    at := at + 2;
  end loop;
end $$;

-- The tables that a segment defines, by class and number (0 to 3; Huffman tables of coefficients from 16); null where it does not
-- consist of tables alone. Quantization has one class; what stands in its place is how many bytes a value has.
create function private.defined_tables(content bytea, is_huffman boolean) returns int[] language plpgsql immutable set search_path = '' as $$
declare
  at int := 0;
  head int;
  size int;
  defined int[] := '{}';
begin
  while at < octet_length(content) loop
    head := get_byte(content, at);
    if head & 15 > 3 or head >> 4 > 1 or head = any (defined) then return null; end if;
    if is_huffman then
      if at + 17 > octet_length(content) then return null; end if;
      select 17 + sum(get_byte(content, at + place)) into size from generate_series(1, 16) as place;
      if size > 17 + 256 then return null; end if;
    else
      size := 1 + 64 * (1 + (head >> 4));
    end if;
    defined := defined || case when is_huffman then head else head & 15 end;
    at := at + size;
  end loop;
  return case when at = octet_length(content) and at > 0 then defined end;
end $$;

-- A JPEG with nothing but its picture, as a canvas writes it: one frame of at most 4096 pixels a side, the tables that its scans use, and
-- each coefficient once. A colour profile is left out, since a canvas draws in sRGB. Null of anything else: data of the camera, comments,
-- thumbnails, other segments, padding, what no scan uses, and what stands behind the end.
create function private.plain_photo(photo bytea) returns bytea language plpgsql immutable strict set search_path = '' as $$
declare
  at int := 2;
  until int; -- the end of a segment
  marker int;
  content bytea;
  plain bytea := '\xffd8';
  quantization int[] := '{}';
  huffman int[] := '{}'; -- tables that were defined
  unused int[] := '{}'; -- of them, those that no scan has used yet
  restart int; -- after how many units
  is_progressive boolean;
  width int;
  height int;
  components int := 0;
  ids int[] := '{}';
  quantized int[] := '{}';
  across int[] := '{}';
  down int[] := '{}';
  coded int[] := '{}'; -- of each component and coefficient the last bit that a scan has coded
  scans int := 0;
  in_scan int;
  selection int[];
  place int;
  tables int;
  first int;
  last int;
  high int;
  low int;
  units int;
begin
  if octet_length(photo) not between 100 and 204800 or substr(photo, 1, 2) <> '\xffd8' then return null; end if;
  loop
    if at + 2 > octet_length(photo) or get_byte(photo, at) <> 255 then return null; end if;
    marker := get_byte(photo, at + 1);
    if marker = 217 then exit; end if; -- EOI
    if at + 4 > octet_length(photo) then return null; end if;
    until := at + 2 + private.word_at(photo, at + 2);
    if until < at + 4 or until > octet_length(photo) then return null; end if;
    content := substr(photo, at + 5, until - at - 4);
    if marker = 226 and scans = 0 and substr(content, 1, 12) = 'ICC_PROFILE\000'::bytea then -- APP2
      at := until;
      continue;
    elsif marker = 224 then -- APP0: a resolution, and no thumbnail
      if at <> 2 or octet_length(content) <> 14 or substr(content, 1, 5) <> 'JFIF\000'::bytea or private.word_at(content, 12) <> 0 then
        return null;
      end if;
    elsif marker = 219 and scans = 0 then -- DQT
      selection := private.defined_tables(content, false);
      if selection is null or selection && quantization then return null; end if;
      quantization := quantization || selection;
    elsif marker = 196 then -- DHT
      selection := private.defined_tables(content, true);
      if selection is null or selection && unused then return null; end if;
      unused := unused || selection;
      huffman := huffman || selection;
    elsif marker = 221 and restart is null and scans = 0 then -- DRI
      if octet_length(content) <> 2 or private.word_at(content, 0) = 0 then return null; end if;
      restart := private.word_at(content, 0);
    elsif marker in (192, 194) and components = 0 then -- SOF0, SOF2
      if octet_length(content) < 6 then return null; end if;
      is_progressive := marker = 194;
      height := private.word_at(content, 1);
      width := private.word_at(content, 3);
      components := get_byte(content, 5);
      if get_byte(content, 0) <> 8 or height not between 1 and 4096 or width not between 1 and 4096 or components not in (1, 3)
          or octet_length(content) <> 6 + 3 * components then return null; end if;
      for component in 0 .. components - 1 loop
        ids := ids || get_byte(content, 6 + 3 * component);
        across := across || (get_byte(content, 7 + 3 * component) >> 4);
        down := down || (get_byte(content, 7 + 3 * component) & 15);
        quantized := quantized || get_byte(content, 8 + 3 * component);
        if across[component + 1] not between 1 and 4 or down[component + 1] not between 1 and 4 then return null; end if;
      end loop;
      if cardinality(ids) <> (select count(distinct id) from unnest(ids) as id) then return null; end if;
      coded := array_fill(-1, array[64 * components]);
    elsif marker = 218 and components > 0 then -- SOS
      if not (quantized <@ quantization and quantization <@ quantized) or octet_length(content) = 0 then return null; end if;
      in_scan := get_byte(content, 0);
      if in_scan not between 1 and components or octet_length(content) <> 4 + 2 * in_scan then return null; end if;
      first := get_byte(content, 1 + 2 * in_scan);
      last := get_byte(content, 2 + 2 * in_scan);
      high := get_byte(content, 3 + 2 * in_scan) >> 4;
      low := get_byte(content, 3 + 2 * in_scan) & 15;
      if is_progressive
          and (last > 63 or last < first or (first = 0) <> (last = 0) or first > 0 and in_scan > 1 or high > 0 and low <> high - 1)
          or not is_progressive and (first, last, high, low) <> (0, 63, 0, 0) then return null; end if;
      selection := '{}';
      for number in 0 .. in_scan - 1 loop
        place := array_position(ids, get_byte(content, 1 + 2 * number));
        if place is null or place = any (selection) then return null; end if;
        selection := selection || place;
        tables := get_byte(content, 2 + 2 * number);
        for coefficient in first .. last loop
          if coded[64 * (place - 1) + coefficient + 1] <> coalesce(nullif(high, 0), -1)
              or coefficient > 0 and is_progressive and coded[64 * (place - 1) + 1] < 0 then return null; end if;
          coded[64 * (place - 1) + coefficient + 1] := low;
        end loop;
        if first = 0 and high = 0 then -- a table of the first coefficient
          if not tables >> 4 = any (huffman) then return null; end if;
          unused := array_remove(unused, tables >> 4);
        end if;
        if last > 0 then
          if not 16 + (tables & 15) = any (huffman) then return null; end if;
          unused := array_remove(unused, 16 + (tables & 15));
        end if;
      end loop;
      if cardinality(unused) > 0 then return null; end if;
      scans := scans + 1;
      units := case when in_scan > 1
        then ceil(width / (8.0 * (select max(factor) from unnest(across) as factor)))
          * ceil(height / (8.0 * (select max(factor) from unnest(down) as factor)))
        else ceil(ceil(width * across[place] / (select max(factor)::numeric from unnest(across) as factor)) / 8)
          * ceil(ceil(height * down[place] / (select max(factor)::numeric from unnest(down) as factor)) / 8) end;
      until := private.scan_end(photo, until, coalesce((units - 1) / restart, 0));
      if until is null then return null; end if;
    else
      return null;
    end if;
    plain := plain || substr(photo, at + 1, until - at);
    at := until;
  end loop;
  return case when at + 2 = octet_length(photo) and components > 0 and not exists (
      select from generate_series(0, components - 1) as component where coded[64 * component + 1] < 0)
    and cardinality(unused) = 0 then plain || '\xffd9' end;
end $$;
