-- What a visitor sees of a consignment: one row, by its tracking id, through a function. A table that the public
-- key could select from could be listed.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  mask_parties boolean not null default false, -- true: visitors see both parties' initials and no contact details
  notice_delay int not null default 60 check (notice_delay between 0 and 3600), -- seconds in which a notice can be held back
  proof_days int not null default 365 check (proof_days between 1 and 3650), -- after which a proof of delivery is deleted
  chat_days int not null default 365 check (chat_days between 1 and 3650), -- after which a closed chat is deleted
  answer_delay int not null default 240 check (answer_delay between 0 and 3600) -- seconds unread, after which an answer is mailed
);
alter table private.settings enable row level security;
insert into private.settings default values;

create function private.initials(name text) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg(upper(left(word, 1)) || '.', ' '), '') from regexp_split_to_table(btrim(name), '\s+') as word
$$;

create function private.masked_parties(parcel public.consignment) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_object_agg(name, '') || jsonb_build_object(
    'sendersName', private.initials(parcel."sendersName"), 'recName', private.initials(parcel."recName"))
  from unnest(private.field_names('sender', 'receiver')) as name
$$;

-- The consignment with this id as a visitor sees it, or null; to be counted by who calls it.
create function private.tracked_consignment(typed_id text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  tracking_id text := private.entered_id(typed_id);
begin
  if tracking_id is null then return null; end if;
  return (
    select private.fields_of(parcel, array(select name from private.consignment_fields))
      || case when settings.mask_parties then private.masked_parties(parcel) else '{}' end
      || jsonb_build_object('trackingId', parcel."trackingId", 'locations', parcel.locations, 'journey', parcel.journey,
        'archived_at', parcel.archived_at, 'topic', consignment_key.topic, 'partiesLocked', settings.mask_parties,
        'hasProof', exists (select from private.proof where consignment = parcel.id))
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id
    where parcel."trackingId" = tracking_id);
end $$;

create function private.track(typed_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.enforce_limit('track');
  answer := private.tracked_consignment(typed_id);
  return case when answer is null then '[]' else jsonb_build_array(answer) end;
end $$;

create function private.track_many(typed_ids text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entry text;
  answers jsonb := '[]';
begin
  if cardinality(typed_ids) > 20 then
    perform private.enforce_limit('track');
    return private.refusal('P0001', 'At most 20 tracking ids can be looked up at a time.');
  end if;
  for step in 1 .. coalesce(cardinality(typed_ids), 0) loop -- beyond the limit none is looked up, and none counts
    perform private.enforce_limit('track');
  end loop;
  foreach entry in array coalesce(typed_ids, '{}') loop
    answers := answers || jsonb_build_object('entered', left(entry, 100), 'consignment', private.tracked_consignment(entry));
  end loop;
  return answers;
end $$;
grant execute on function private.track(text), private.track_many(text[]) to anon, authenticated;

-- The consignment with this id as a list of one, or an empty list. PT429 beyond the limit.
create function public.track_consignment(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.track(tracking_id)
$$;

-- The same for up to 20 ids: [{entered, consignment}] in their order, with null for what is not found. Each counts.
create function public.track_consignments(tracking_ids text[]) returns jsonb language sql volatile set search_path = '' as $$
  select private.track_many(tracking_ids)
$$;
grant execute on function public.track_consignment(text), public.track_consignments(text[]) to anon, authenticated;
