-- Variables, aliases, parameters and private functions are named by nouns of the field: `quote_row` instead of `known`, `details`
-- instead of `said`, private.enforce_limit instead of private.take. No table, column, public function or argument of one changes, and
-- no row.
--
-- A function in which a word means one thing throughout is rewritten, word by word in this order, from the definition that the
-- database has. `create or replace` renames no parameter: such a function is dropped, and made again with its privileges.

set local check_function_bodies = off;

-- Parameters of pg_trgm are known once its library is loaded: others are a superuser's to set.
do $$ begin
  execute format('select %s.show_limit() limit 0',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

do $renames$
declare
  renaming record;
  routine record;
  definition text;
  pair text;
  successor regprocedure;
  grantee regrole;
begin
  for renaming in select name, string_to_array(words, ' ') as pairs from (values
    ('about', 'about=notice_code'),
    ('account_link', 'take=enforce_limit'),
    ('actor', 'who=caller_email'),
    ('add_lane', 'lengthened=consignment_id locked=locked_consignment listed=lane_legs'),
    ('add_leg_once', 'locked=locked_consignment'),
    ('add_proof', 'entered=typed_id known=proof_row take=enforce_limit scanned=scanned_consignment who=caller_email'),
    ('add_proof_photo', 'known=proof_id decoded=decoded_photo take=enforce_limit who=caller_email'),
    ('add_share_link', 'known=other_link'),
    ('all_transit_lanes', 'lane_kept=lane_record'),
    ('allows', 'allows=limit_allows who=caller opened=window_begin used=hit_count'),
    ('allows_for', 'allows_for=limit_allows_for who=caller opened=window_begin'),
    ('answer_due', 'written=answer_time'),
    ('answer_offer', 'known=quote_row said=clean_details done=action take=enforce_limit'),
    ('answer_quote_question', 'known=quote_row said=details take=enforce_limit'),
    ('answers_shown', 'known=chat_id asking=mail_id'),
    ('append', 'append=append_message to_chat=chat_id known=chat_row who=caller_email'),
    ('append_audit', 'measured=measured_text'),
    ('are_template_fields', 'known=typed_field'),
    ('area_named', 'sought=folded_name'),
    ('areas_meet', 'one=area other=other_area'),
    ('as_text', 'said=content'),
    ('ask_new_subscriber', 'known=subscriber_id allows=limit_allows'),
    ('ask_quote', 'sought=quote_id known=quote_row said=details'),
    ('ask_subscribers', 'made=letter_id chosen=subscriber_ids asked=questions who=caller_email'),
    ('asks', 'asks=asks_confirmation'),
    ('audit_recovery', 'who=caller_email'),
    ('audited', 'audited=named_values'),
    ('begin_follow',
      'entered=typed_id asked_by=typed_address made=follower_id take=enforce_limit ' ||
      'allows_for=limit_allows_for known_zone=zone_or_utc'),
    ('begin_newsletter_test', 'take=enforce_limit who=caller_email'),
    ('begin_notice_test', 'take=enforce_limit who=caller_email'),
    ('begin_party_code',
      'entered=typed_id asked_by=side mailed=new_code take=enforce_limit allows_for=limit_allows_for'),
    ('begin_password_reset', 'sought=typed_address made=link take=enforce_limit allows_for=limit_allows_for'),
    ('begin_try', 'allows=limit_allows'),
    ('book_quote', 'sought=quote_id made=consignment_id known=quote_row'),
    ('cancel_newsletter', 'known=letter_id'),
    ('carry_out_erasure', 'chosen=target audited=named_values counted=counts'),
    ('carry_out_term', 'due=due_records'),
    ('change_follow', 'wanted=new_topics known=follower_row'),
    ('change_quote', 'changed=quote_row done=action said=details'),
    ('change_transit_lane', 'given=lane_input known=stored_lane stated=new_lane'),
    ('change_transit_lanes', 'broken=broken_rule listed=entries lane_kept=lane_record'),
    ('chat_add_note', 'noted=chat_id known_chat=locked_chat who=caller_email'),
    ('chat_address', 'own_chat=chat_id'),
    ('chat_agent_address', 'known=chat_id'),
    ('chat_agent_read', 'written=entry'),
    ('chat_assign', 'assigned=chat_id known=chat_row known_chat=locked_chat'),
    ('chat_close', 'closed=chat_id known=chat_row'),
    ('chat_context',
      'own_chat=chat_id before_it=earlier_chat chat_with=chat_of_hash take=enforce_limit known=visitor'),
    ('chat_delete_note', 'of_chat=chat_id who=caller_email'),
    ('chat_details', 'of_chat=chat_id known=chat_row who=caller_email'),
    ('chat_end', 'own_chat=chat_id'),
    ('chat_item', 'stored=entry'),
    ('chat_leave_address', 'entered=input own_chat=chat_id take=enforce_limit'),
    ('chat_of', 'found_chat=chat_id chat_with=chat_of_hash take=enforce_limit'),
    ('chat_reply', 'append=append_message'),
    ('chat_send', 'own_chat=chat_id take=enforce_limit append=append_message'),
    ('chat_set_label', 'labelled=chat_id known=chat_row known_chat=locked_chat'),
    ('chat_snooze', 'snoozed=chat_id known_chat=locked_chat'),
    ('chat_start',
      'own_chat=chat_id written=outcome chat_with=chat_of_hash take=enforce_limit append=append_message'),
    ('chat_state', 'read_chat=chat_id stored=entry'),
    ('chat_typing', 'own_chat=chat_id'),
    ('chat_with', 'chat_with=chat_of_hash'),
    ('check_keys', 'given=input known=keys wrong=wrong_key'),
    ('check_leg', 'locked=locked_consignment named=place_code'),
    ('checked_address', 'given=input'),
    ('checked_amount', 'given=input'),
    ('checked_contact', 'given=input'),
    ('checked_currency', 'given=input'),
    ('checked_dangerous', 'given=input said=goods'),
    ('checked_day', 'given=input'),
    ('checked_insurance', 'given=input'),
    ('checked_lines', 'given=input listed=entries'),
    ('checked_number', 'given=input'),
    ('checked_offer', 'given=input'),
    ('checked_party', 'given=input'),
    ('checked_piece', 'given=input'),
    ('checked_pieces', 'given=input listed=entries'),
    ('checked_place', 'given=input chosen=place_code'),
    ('checked_request', 'given=input'),
    ('checked_temperature', 'given=input said=temperature'),
    ('checked_text', 'given=input'),
    ('checked_word', 'given=input known=choices'),
    ('chosen_records', 'found=entry chosen=choice'),
    ('claim_account_link', 'take=enforce_limit'),
    ('claim_alert', 'chosen=mail known=alert_row'),
    ('claim_answer', 'chosen=mail postpone=postpone_mail allows_for=limit_allows_for'),
    ('claim_mail', 'chosen=mail known=goods postpone=postpone_mail'),
    ('claim_newsletter', 'known=letter chosen=mail'),
    ('claim_question', 'chosen=mail postpone=postpone_mail'),
    ('claim_quote_mail', 'chosen=mail known=quote_row postpone=postpone_mail'),
    ('client_keys', 'listed=networks'),
    ('close_quote', 'sought=quote_id known=quote_row said=details'),
    ('code_of', 'written=code_text'),
    ('compared', 'compared=comparable_text'),
    ('confirm_follow', 'asked=follower_row'),
    ('confirm_newsletter', 'known=subscription_row'),
    ('confirm_staff', 'who=caller_email listed=roles'),
    ('consignments_naming', 'said=content sought=field_group written=source'),
    ('containing', 'containing=containing_pattern'),
    ('corrected', 'corrected=correction_chain'),
    ('count_due', 'due=due_records'),
    ('count_hit', 'counted=hit_count known=hit'),
    ('country_named', 'written=spelling'),
    ('database_figures', 'counted=counts'),
    ('decoded', 'decoded=decoded_photo'),
    ('demonstration', 'found=current_rows known=entry counted=counts'),
    ('demonstration_now', 'shown=listing known=entry asked=quote_row'),
    ('differing',
      'differing=differing_fields stored=parcel there=old_fields imported=imported_consignment ' ||
      'given=new_fields compared=comparable_text'),
    ('drop_subscriber', 'known=subscriber_id'),
    ('due_condition', 'known_zone=zone_or_utc'),
    ('earlier_chats', 'of_chat=chat_id known=visitor'),
    ('end_mails', 'sought=link_hash known_chat=chat_id chat_with=chat_of_hash take=enforce_limit'),
    ('end_session', 'own=session_row'),
    ('end_spelled', 'spelled=trimmed_name known=area'),
    ('ends_without', 'known=ends chosen=choice'),
    ('entered_code', 'entered=typed_text'),
    ('entered_id', 'entered=typed_text'),
    ('entry_hash', 'measured=measured_text'),
    ('entry_of', 'named=site'),
    ('entry_of_pieces', 'known=consignment_id happened=scan_time'),
    ('erase_in_chat', 'known=chat_id'),
    ('erase_in_place', 'known=place_code'),
    ('erase_in_quote', 'known=quote_row'),
    ('erase_in_template', 'kept=remaining'),
    ('erase_mails', 'known=mail_ids'),
    ('erase_party', 'whose=side locked=locked_consignment'),
    ('erase_quote', 'sought=quote_id known=quote_row'),
    ('erase_record', 'sought=record_id audited=named_values'),
    ('erase_sent_mail', 'known=mail_key'),
    ('erase_texts', 'stored=parcel_row locked=locked_consignment'),
    ('etas_of', 'known=consignment_id'),
    ('event_changed', 'moved=has_moved'),
    ('event_id', 'said=source'),
    ('events_of', 'known=consignment_id'),
    ('excerpt', 'said=content'),
    ('export_person', 'take=enforce_limit exported=exported_record'),
    ('exported_party', 'called=field_name'),
    ('exported_texts', 'sought=consignment_id known=parcel'),
    ('fill_eta', 'locked=locked_consignment who=caller_email'),
    ('fill_event', 'locked=locked_consignment who=caller_email'),
    ('filter_conditions', 'found=conditions'),
    ('find_chats', 'containing=containing_pattern'),
    ('find_consignments', 'found=ids listed=page_rows'),
    ('find_places', 'sought=input entered=typed_name named=folded_name coded=typed_code'),
    ('find_transit_lanes', 'take=enforce_limit chosen=choice shown=page_rows'),
    ('follow_shown', 'known=follower_row'),
    ('follow_state', 'party_told=party_state'),
    ('follower_of', 'known=follower_row take=enforce_limit'),
    ('forget_browser_error', 'known=error_id'),
    ('forget_chat_address', 'known=chat_id keeping=current_hash'),
    ('found_records', 'take=enforce_limit found=entry listed=entries'),
    ('free_unasked', 'unasked=subscriber_ids known=entry asks=asks_confirmation held=entries'),
    ('guess_code', 'said=remark'),
    ('has_no_company', 'found=candidate'),
    ('health_problems', 'known=error ended=latest made=moments'),
    ('hold_notice', 'held=notice_id'),
    ('insert_consignment', 'stored=new_parcel'),
    ('invite_staff', 'invited=typed_address made=link take=enforce_limit'),
    ('is_left_to_somebody', 'known=entry'),
    ('is_offer_open', 'known=quote_row'),
    ('is_signature', 'drawn=lines'),
    ('is_used_up', 'who=caller listed=keys'),
    ('journey_of', 'shown=entries'),
    ('judge_secret', 'entered=typed_id typed=typed_word judged=word_row take=enforce_limit allows=limit_allows'),
    ('keys_of', 'who=caller listed=keys'),
    ('known_chat', 'known_chat=locked_chat known=chat_row'),
    ('known_zone', 'known_zone=zone_or_utc'),
    ('lane_kept', 'lane_kept=lane_record'),
    ('lanes_agree', 'one=lane other=other_lane lane_kept=lane_record'),
    ('legs_of', 'known=consignment_id'),
    ('limit_inserts', 'take=enforce_limit'),
    ('list_imports', 'listed=batches'),
    ('locked', 'locked=locked_consignment known=consignment_id'),
    ('locked_quote', 'sought=quote_id known=quote_row'),
    ('locked_with_legs', 'known=consignment_id locked=locked_consignment'),
    ('look_up_scan', 'take=enforce_limit scanned=scanned_consignment'),
    ('mail_address_in', 'entered=input'),
    ('mail_claim', 'known=log_row take=enforce_limit'),
    ('mail_content', 'known=word_row'),
    ('mail_settle', 'said=server_answer'),
    ('make_account_link', 'made=link lasts=lifetime'),
    ('make_party_link', 'entered=typed_id judged=word_row take=enforce_limit'),
    ('make_recovery_codes', 'known=previous_count stored=code_set'),
    ('make_reset_link', 'made=link take=enforce_limit'),
    ('make_share_link', 'take=enforce_limit who=caller_email'),
    ('mark_demonstration', 'found=candidate known=entry'),
    ('mark_handled', 'who=caller_email'),
    ('mark_read', 'marked_chat=chat_id known=chat_row'),
    ('may_be_asked', 'sought=subscriber_id'),
    ('measured', 'measured=measured_text'),
    ('my_sessions', 'own=session listed=latest'),
    ('named_condition', 'named=ids'),
    ('names_person', 'said=content'),
    ('new_chat_link', 'known=chat_id'),
    ('new_follow_token', 'known=follower_id'),
    ('new_party_token', 'whose=side'),
    ('new_quote_link', 'known=quote_id'),
    ('new_recovery_code', 'made=source'),
    ('new_subscription_token', 'known=subscriber_id'),
    ('new_tracking_id', 'made=source'),
    ('newsletter_shown', 'known=letter counted=mail_counts'),
    ('newsletters', 'known=sent_letter listed=recent_letters'),
    ('note_alerts', 'found_now=problem noted=alert_row'),
    ('note_erased', 'gone=names'),
    ('note_event', 'corrected=correction_chain'),
    ('note_present', 'known=agent'),
    ('note_void', 'corrected=correction_chain told=notice known=correction'),
    ('notice_audience', 'known=event_type'),
    ('numbered_legs', 'known=consignment_id'),
    ('offer_quote', 'sought=quote_id known=quote_row said=details'),
    ('office_text', 'shown=hours'),
    ('open_parties', 'entered=typed_id judged=word_row'),
    ('open_question', 'known=quote_row'),
    ('open_share_link', 'take=enforce_limit shared=shared_consignment'),
    ('open_window', 'opened=window_begin'),
    ('party_links', 'entered=typed_id judged=word_row'),
    ('party_told', 'party_told=party_state'),
    ('pause_newsletter', 'known=letter_id'),
    ('person_pattern', 'called=trimmed_name'),
    ('photos_of', 'known=proof_id'),
    ('place_at', 'coded=place_code known=site listed=candidate'),
    ('place_named', 'sought=folded_city sought_country=folded_country named=matches'),
    ('plain_photo', 'chosen=selection one=factor'),
    ('poke', 'poked_chat=chat_id who=caller_email'),
    ('poke_consignment', 'changed=consignment_id'),
    ('poke_desk', 'changed=chat_id'),
    ('poke_typing', 'in_chat=chat_id allows=limit_allows who=caller_email'),
    ('postpone', 'postpone=postpone_mail'),
    ('proof_photos', 'known=proof_id'),
    ('proofs_of', 'known=recent_proof'),
    ('put_at_place', 'known=site'),
    ('queue_answers', 'answered=chat_id'),
    ('queue_newsletter', 'made=letter_id chosen=subscriber_ids known=reader'),
    ('queue_quote_mail', 'known=quote_row'),
    ('quote', 'sought=quote_id known=quote_row'),
    ('quote_answers', 'known=quote_row'),
    ('quote_file', 'known=quote_row'),
    ('quote_mail_holds', 'known=quote_row'),
    ('quote_of', 'known=quote_row'),
    ('quote_shown', 'known=quote_row'),
    ('quote_state', 'take=enforce_limit'),
    ('quoted_place', 'said=entry known=place_row'),
    ('read_link', 'found=parts asked=id_match listed=matches'),
    ('record_account', 'said=content known=versions changed=fields'),
    ('record_erasure', 'why=grounds'),
    ('record_newsletter', 'known=letter_id'),
    ('record_proof', 'known=proof done=action'),
    ('record_share', 'done=action said=details'),
    ('refresh_journey', 'changed=consignment_id moved=has_moved'),
    ('remove_pieces', 'shortened=consignment_id locked=locked_consignment'),
    ('remove_staff', 'known=member_row'),
    ('renumber_pieces', 'counted=numbering'),
    ('report_browser_error',
      'said_kind=raw_kind said_message=raw_message said_place=raw_place said_page=raw_page ' ||
      'said_browser=raw_browser known_kind=clean_kind cut=clean_message known_place=clean_place ' ||
      'known_page=clean_page known_browser=clean_browser take=enforce_limit known=error'),
    ('request_quote', 'asked=clean_request known=quote_row take=enforce_limit allows_for=limit_allows_for'),
    ('require_city', 'said=entry'),
    ('require_country', 'said=entry'),
    ('resend_newsletter', 'known=letter_id'),
    ('resend_quote_mail', 'chosen=mail_row known=quote_row'),
    ('reset_party_word', 'whose=side known=tracking_id'),
    ('revoke_party_link', 'entered=typed_id judged=word_row'),
    ('scan_end', 'counted=restart_count begun=data_start'),
    ('scan_events', 'take=enforce_limit'),
    ('scanned', 'scanned=scanned_consignment entered=typed_code'),
    ('search_conditions', 'found=conditions containing=containing_pattern'),
    ('send_newsletter', 'known=letter chosen=subscriber_ids who=caller_email'),
    ('set_alerts_by_mail', 'wanted=is_on'),
    ('set_keeping_term', 'chosen=data_kind'),
    ('set_notice_rule', 'known=rule'),
    ('set_staff_role', 'known=member_row'),
    ('settle_account_link', 'known=link_row'),
    ('settle_mail', 'leaving=message_id why=failure'),
    ('share_links_of', 'known=consignment_id'),
    ('shared', 'shared=shared_consignment tracked=tracked_consignment'),
    ('sign_place', 'spelled=country_name who=caller_email'),
    ('similar_consignments', 'found=ids'),
    ('spelled_code', 'text_said=spoken_text said=sign spelled=spelled_count'),
    ('staff', 'used=session'),
    ('staff_member', 'becomes=new_role known=member_row'),
    ('stated_lane', 'stated=input'),
    ('status_without_person', 'happened=code_value kept=clean_status'),
    ('stop_follow', 'take=enforce_limit'),
    ('stop_notices', 'sought=token_hash told=recipient known=party_row entered=party_email'),
    ('store_entry', 'who=caller_email'),
    ('store_row', 'made=parcel known_row=import_outcome imported=imported_consignment'),
    ('subscription_of', 'known=subscription_row take=enforce_limit'),
    ('subscription_shown', 'known=subscription_row'),
    ('support_status', 'take=enforce_limit'),
    ('take', 'take=enforce_limit who=caller allows=limit_allows'),
    ('take_back_try', 'known=hit'),
    ('take_inquiry', 'answered=inquiry_id known=inquiry_row who=caller_email'),
    ('texts_in', 'said=content'),
    ('tidy_queue', 'unasked=question_ids'),
    ('topic_of', 'sought=code_value'),
    ('track', 'entered=typed_id take=enforce_limit tracked=tracked_consignment'),
    ('track_events', 'entered=typed_id known=tracking_id take=enforce_limit tracked=tracked_consignment'),
    ('tracked', 'tracked=tracked_consignment entered=typed_id'),
    ('transit_areas', 'known=areas'),
    ('transit_lanes', 'take=enforce_limit known=candidate'),
    ('transit_places', 'sought=input entered=folded_name take=enforce_limit'),
    ('unplaced', 'unplaced=unplaced_fields'),
    ('unread_answers', 'sought=chat_id asking=mail_id'),
    ('use_recovery_code', 'own=account_id take=enforce_limit stored=code_set'),
    ('void_event', 'locked=locked_consignment who=caller_email'),
    ('who', 'who=caller_email'),
    ('without_details', 'said=message'),
    ('without_others', 'said=content listed=parts'),
    ('without_person', 'said=content listed=parts'),
    ('wrong_chat_call', 'take=enforce_limit'),
    ('zone_at', 'known=zone_name'),
    ('zone_of', 'counted=zone_counts known=site')
  ) as renamed (name, words) loop
    for routine in
      select pg_proc.*, obj_description(oid, 'pg_proc') as description from pg_proc
      where pronamespace = 'private'::regnamespace and proname = renaming.name
    loop
      definition := pg_get_functiondef(routine.oid);
      foreach pair in array renaming.pairs loop
        definition := regexp_replace(definition, '\m' || split_part(pair, '=', 1) || '\M', split_part(pair, '=', 2), 'g');
      end loop;
      if not exists (
        select from unnest(renaming.pairs) as renamed_word
        where split_part(renamed_word, '=', 1) = any (routine.proargnames || routine.proname::text)
      ) then
        execute definition;
        continue;
      end if;
      execute format('drop function %s', routine.oid::regprocedure);
      execute definition;
      select oid into strict successor from pg_proc
      where pronamespace = routine.pronamespace and proargtypes = routine.proargtypes
        and proname = substring(definition from 'FUNCTION private\.(\w+)');
      execute format('revoke all on function %s from public', successor);
      for grantee in select acl.grantee from aclexplode(routine.proacl) as acl where acl.grantee not in (0, routine.proowner) loop
        execute format('grant execute on function %s to %s', successor, grantee);
      end loop;
      if routine.description is not null then
        execute format('comment on function %s is %L', successor, routine.description);
      end if;
    end loop;
  end loop;
end
$renames$;

drop function
  "private"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double precision,
  text);

drop function "private"."correct_consignment"(bigint, jsonb, jsonb, text);

drop function "private"."delete_proof"(uuid, text);

drop function "private"."due"(text, timestamp with time zone, integer);

drop function "private"."ends_like"(text, text);

drop function "private"."ends_meant"(text);

drop function "private"."exported"(text, text, text, text);

drop function "private"."imported"(jsonb);

drop function "private"."known_row"(uuid, integer, text, jsonb);

drop function "private"."may_change_quote"(private.quote, integer, text, jsonb, text, text[]);

drop function "private"."notice_of"(bigint);

drop function "private"."quote_consignment"(private.quote, date);

drop function "private"."read_codes"(text);

drop function "private"."report_host"(jsonb);

drop function "private"."track_many"(text[]);

create or replace function private.add_pieces (
  consignment_id bigint,
  pieces integer,
  request_key uuid,
  weight_kg double precision,
  length_cm double precision,
  width_cm double precision,
  height_cm double precision,
  marks text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 500;
  last int;
begin
  perform private.require_admin();
  perform private.locked_consignment(consignment_id);
  if exists (select from public.consignment_piece as piece where piece.request_key = add_pieces.request_key) then return; end if;
  select coalesce(max(number), 0) into last from public.consignment_piece where consignment = consignment_id;
  if pieces between 1 and most - last is not true then
    raise exception 'A consignment has at most % pieces; % more can be added to this one.', most, most - last;
  end if;
  insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks, request_key)
  select consignment_id, last + step, add_pieces.weight_kg, add_pieces.length_cm, add_pieces.width_cm, add_pieces.height_cm,
    add_pieces.marks, case when step = 1 then add_pieces.request_key end
  from generate_series(1, pieces) as step;
end $function$;

create or replace function private.consignment_notices (
  parcel bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'followers', (select count(*) from private.follower where consignment = parcel and confirmed_at is not null),
    'stopped', (select coalesce(jsonb_agg(party order by party desc), '[]') from public.consignment,
      lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as party_row (party, address)
      where id = parcel and private.has_stopped(parcel, address)),
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', private.notice_code(job), 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $function$;

create or replace function private.correct_consignment (
  consignment_id bigint,
  changes jsonb,
  expected jsonb,
  reason text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  new_parcel public.consignment;
  seen_parcel public.consignment;
  wrong_key text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong_key from jsonb_object_keys(changes) as key
  where key <> all (private.field_names('sender', 'receiver', 'goods'));
  if wrong_key is not null then raise exception '% is not a detail that can be corrected.', wrong_key using errcode = '22023'; end if;
  parcel := private.locked_consignment(consignment_id);
  new_parcel := private.with_clean_mails(jsonb_populate_record(parcel, changes));
  seen_parcel := jsonb_populate_record(parcel, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(parcel) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(parcel) -> key not in (to_jsonb(new_parcel) -> key, to_jsonb(seen_parcel) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  perform private.store_fields(new_parcel, array(select jsonb_object_keys(changes)));
  perform private.refresh_journey(consignment_id);
  return jsonb_build_object('conflicts', '{}'::jsonb);
end $function$;

create or replace function private.dcsa_events (
  parcel public.consignment
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with way as materialized (
    select leg, row_number() over (order by leg.position)::int as number
    from public.consignment_leg as leg where leg.consignment = parcel.id
  ), timed as (
    select (leg).id as leg, code, classifier, moment, place, (leg).updated_at as since, null::int as no, null::text as status,
      null::text as remark, null::text as reason, null::boolean as guessed, null::text as city, null::text as country, null::text as zone,
      concat_ws(' ', number, code, classifier, extract(epoch from moment), place) as identity
    from way, lateral (values
      ('departed', 'planned', (leg).planned_departure, (leg).origin),
      ('departed', 'estimated', (leg).estimated_departure, (leg).origin),
      ('arrived', 'planned', (leg).planned_arrival, (leg).destination),
      ('arrived', 'estimated', (leg).estimated_arrival, (leg).destination)
    ) as times (code, classifier, moment, place)
    where moment is not null
  ), events as (
    select leg, code, classifier, moment, place, entered_at as since, no, status, public_note as remark,
      reason, guessed, city, country, zone, no::text as identity
    from public.consignment_event where consignment = parcel.id and voided_at is null
    union all select * from timed
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'eventID', private.event_id(parcel."trackingId" || ' ' || events.identity),
      'eventCreatedDateTime', private.local_time(events.since, null),
      'eventClassifierCode', case events.classifier when 'planned' then 'PLN' when 'estimated' then 'EST' else 'ACT' end,
      'eventDateTime', coalesce(local, private.local_time(events.moment, null)),
      'eventTimeZone', case when local is not null then event_zone.zone end,
      'consignmentEventTypeCode', upper(events.code),
      'description', coalesce(events.status, event_code.label),
      'isGuessed', nullif(events.guessed, false),
      'remark', events.remark,
      'references', jsonb_build_array(
        jsonb_build_object('referenceType', 'FF', 'referenceValue', parcel."trackingId"))
    ) || private.dcsa_fields(event_code, parcel."trackingId", location, call, events.reason))
    order by events.moment, events.no nulls first, events.identity), '[]')
  from events
    join public.event_code on event_code.code = events.code
    left join public.place as site on site.code = events.place
    left join way on (way.leg).id = events.leg,
  lateral (select coalesce(events.zone, site.zone) as zone) as event_zone,
  lateral (select case when event_zone.zone is not null then private.local_time(events.moment, event_zone.zone) end as local) as clock,
  lateral (select private.dcsa_location(site, events.city, events.country) as location) as site_location,
  lateral (select case when events.leg is not null or event_code.dcsa_type = 'TRANSPORT' then private.dcsa_call(
    concat_ws('/', parcel."trackingId", number, coalesce(site.code, events.identity)), way.leg, number, location) end as call) as stop
$function$;

create or replace function private.delete_proof (
  proof_id uuid,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof_row private.proof;
begin
  perform private.require_admin();
  if private.is_blank(reason) is not false then
    raise exception 'Say why the proof is deleted.' using errcode = '22023';
  end if;
  delete from private.proof where id = proof_id returning * into proof_row;
  if found then perform private.record_proof(proof_row, 'delete', left(btrim(reason), 120)); end if;
end $function$;

create or replace function private.due_records (
  data_kind text,
  before timestamp with time zone,
  most integer
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  (select id::text from public.consignment
   where data_kind = 'consignments' and ended and last_event_at < before and ("sendersName" <> 'Erased' or "recName" <> 'Erased')
   limit most)
  union all
  (select follower.id::text from private.follower join public.consignment as parcel on parcel.id = consignment
   where data_kind = 'followers' and parcel.ended and parcel.last_event_at < before limit most)
  union all
  (select id::text from public."contactForm" where data_kind = 'inquiries' and "handledAt" < before limit most)
  union all
  (select id::text from private.quote
   where data_kind = 'quotes' and state <> 'won' and changed_at < before and not private.is_offer_open(quote) limit most)
  union all
  (select quote_row.id::text from private.quote as quote_row left join public.consignment as parcel on parcel.id = quote_row.consignment
   where data_kind = 'agreedQuotes' and quote_row.state = 'won' and quote_row.changed_at < before
     and (parcel.id is null or private.may_erase_parties(parcel)) limit most)
  union all
  (select key::text from public.mail_log where data_kind = 'sentMails' and updated_at < before limit most)
  union all
  (select id::text from private.notice_job where data_kind = 'notices' and fanned_out_at < before limit most)
  union all
  (select id::text from private.newsletter where data_kind = 'newsletters' and made_at < before limit most)
  union all
  (select entry.subscriber::text from private.subscription as entry
   where data_kind = 'subscriptions' and confirmed_at is null and asked_at < before and not exists (
     select from private.queued_mail as mail
     where mail.subscriber = entry.subscriber and mail.created_at >= entry.asked_at
       and (mail.state in ('waiting', 'sending', 'failed', 'cancelled') or mail.updated_at >= before)) limit most)
  union all
  (select id::text from public.audit where data_kind = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where data_kind = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where data_kind = 'chats' and "endedChat" and updated_at < before limit most)
$function$;

create or replace function private.end_keeping (
  kind text,
  ids text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  case kind
    when 'consignments' then
      insert into private.erasure (records, reason)
      select jsonb_agg(jsonb_build_object('kind', 'consignment', 'id', id, 'part', party)), 'The term for which it is kept has ended.'
      from unnest(ids) as id, unnest(array['sender', 'receiver']) as party;
    when 'followers' then delete from private.follower where id = any (ids::bigint[]);
    when 'inquiries' then delete from public."contactForm" where id = any (ids::bigint[]);
    when 'quotes', 'agreedQuotes' then delete from private.quote where id = any (ids::bigint[]);
    when 'sentMails' then delete from public.mail_log where key = any (ids::uuid[]);
    when 'notices' then delete from private.notice_job where id = any (ids::bigint[]);
    when 'newsletters' then
      perform from private.newsletter where id = any (ids::bigint[]) order by id for update;
      perform private.free_unasked(array(
        select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
        where newsletter.id = any (ids::bigint[]) and subject is null order by mail.id for update of mail)); -- as by who claims them
      delete from private.newsletter where id = any (ids::bigint[]);
    when 'subscriptions' then -- but one that is confirmed in this moment
      perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
      with unconfirmed as (delete from private.subscription where subscriber = any (ids::bigint[]) and confirmed_at is null returning subscriber)
      delete from public."newsLetter" using unconfirmed where id = subscriber;
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
end $function$;

create or replace function private.ends_like (
  folded_text text,
  code_text text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with named_countries as materialized (
    select distinct spelling.country, spelling.name = bare as is_whole
    from private.country_name as spelling, (select private.bare_name(folded_text) as bare) as input
    where spelling.name = bare or char_length(bare) >= 4 and starts_with(spelling.name, bare)
  )
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'country', country, 'kind', kind) order by place), '[]')
  from (
    select *, row_number() over (order by case
      when code_text in (code, substr(code, 3)) then 1
      when folded_text in (folded, split_part(folded, ' (', 1))
        or kind = 'country' and exists (select from named_countries where named_countries.country = place_end.name and is_whole) then 2
      when starts_with(folded, folded_text) then 3
      else 4 end, array_position(array['region', 'country', 'port', 'city', 'airport'], kind), name, country, code) as place
    from (
      select code, name::text, country::text, kind, folded from public.place
      where starts_with(folded, folded_text) or strpos(folded, ' ' || folded_text) > 0 or strpos(folded, '(' || folded_text) > 0
        or code = code_text or substr(code, 3) = code_text
      union all
      select null, name, null, kind, folded from private.transit_areas() as area
      where starts_with(folded, folded_text) or strpos(folded, ' ' || folded_text) > 0
        or kind = 'country' and exists (select from named_countries where named_countries.country = area.name)) as place_end
    order by place limit 10) as best
$function$;

create or replace function private.ends_meant (
  input text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  end_name text := btrim(left(input, 120));
  area text;
  folded_name text;
  outer_area text;
  matches jsonb;
begin
  if coalesce(end_name, '') = '' then return '[]'; end if;
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country)) into matches
  from public.place where code = upper(end_name);
  if matches is not null then return matches; end if;
  area := private.area_named(end_name);
  if private.folded(area) = private.folded(end_name) then
    return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null));
  end if;
  outer_area := private.area_named(nullif(btrim(split_part(end_name, ',', -1)), end_name));
  folded_name := private.folded(case when outer_area is null then end_name else btrim(regexp_replace(end_name, ',[^,]*$', '')) end);
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) order by country) into matches
  from (
    select distinct on (country) code, name, country
    from (
      select code, name, country, rank() over (order by array_position(array['port', 'city', 'airport'], kind)) as kind_place
      from public.place
      where (folded = folded_name or folded ~>=~ (folded_name || ' (') and folded ~<~ (folded_name || ' )')) -- as private.place_named
        and (outer_area is null or country in (select part.country from private.area_of(null, outer_area) as part))) as candidates
    where kind_place = 1 order by country, code limit 6) as countries;
  if matches is not null then return matches; end if;
  -- A place comes before a country that is only called so: Dubai is one.
  if area is not null then return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null)); end if;
  if folded_name = '' then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_set(best_end - 'kind', '{name}', to_jsonb(private.present_name(best_end ->> 'name'))) order by place)
    from jsonb_array_elements(private.ends_like(folded_name, upper(folded_name))) with ordinality as best (best_end, place)
    where place <= 6), '[]');
end $function$;

create or replace function private.erase_person (
  email text,
  phone text,
  name text,
  records jsonb,
  reason text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pattern text;
  erasable jsonb;
  kept_count int;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.enforce_limit('personalData', auth.uid()::text);
  if private.is_blank(coalesce(reason, '')) then
    raise exception 'Say why this is erased, without saying who it is.' using errcode = '22023';
  end if;
  if reason ~* pattern then
    raise exception 'The reason names the person, and the audit keeps it. Leave that out.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(20260105); -- two owners who erase the same wait for each other
  select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'part', part)) filter (where does <> 'keep'), count(*) filter (where does = 'keep')
  into erasable, kept_count from private.chosen_records(records, pattern);
  if erasable is not null then
    insert into private.erasure (pattern, records, reason) values (pattern, erasable, btrim(reason));
  end if;
  return jsonb_build_object('erased', coalesce(jsonb_array_length(erasable), 0), 'kept', kept_count);
end $function$;

create or replace function private.exported_record (
  kind text,
  record_id text,
  part text,
  pattern text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return case kind
    when 'consignment' then (select private.exported_party(parcel, part) from public.consignment as parcel where id = record_id::bigint)
    when 'consignmentTexts' then private.exported_texts(record_id::bigint, pattern)
    when 'template' then (select to_jsonb(template) - 'id' || jsonb_build_object('fields', private.exported_fields(template.fields, pattern))
      from public.consignment_template as template where id = record_id::bigint)
    when 'follower' then (select to_jsonb(follower) - 'id' from private.follower as follower where id = record_id::bigint)
    when 'subscriber' then (
      select to_jsonb(reader) - 'id' || jsonb_build_object('confirmed', private.instant(confirmed_at))
      from public."newsLetter" as reader left join private.subscription on subscriber = id where id = record_id::bigint)
    when 'inquiry' then (select to_jsonb(inquiry) - array['id', 'handledBy', 'requestKey']
      from public."contactForm" as inquiry where id = record_id::bigint)
    when 'inquiryText' then (select jsonb_build_object('comment', comment, 'trackingNo', "trackingNo")
      from public."contactForm" where id = record_id::bigint)
    when 'chat' then (
      select jsonb_build_object('visitor', "senderName", 'began', private.instant(created_at), 'email', email,
        'page', page, 'language', language, 'zone', zone,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
          from public.chat_message where chat_message.chat = conversation.id),
        'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat_note.chat = conversation.id))
      from public.chats as conversation join private.chat_address as address on address.chat = conversation.id
        left join private.chat_visitor on chat_visitor.chat = conversation.id
      where conversation.id = record_id::uuid)
    when 'chatTexts' then (select jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
        from public.chat_message where chat = record_id::uuid and message ~* pattern),
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = record_id::uuid and note ~* pattern),
      'visitor', (select jsonb_build_object('page', private.url_decoded(page), 'language', language, 'zone', zone)
        from private.chat_visitor where chat = record_id::uuid)))
    when 'quote' then (
      select jsonb_build_object('number', number, 'state', state, 'made', private.instant(made_at),
        'request', private.without_others(request, pattern), 'offer', offer, 'acceptance', private.without_others(acceptance, pattern),
        'history', (select jsonb_agg(jsonb_build_object('at', private.instant(event.at), 'what', what,
          'detail', private.without_others(detail, pattern)) order by version) from private.quote_event as event where quote = quote_row.id))
      from private.quote as quote_row where id = record_id::bigint)
    when 'sentMail' then (
      select payload || jsonb_build_object('state', state, 'at', private.instant(updated_at)) from public.mail_log where key = record_id::uuid)
    when 'notices' then (
      select jsonb_agg(jsonb_build_object('email', email, 'state', state, 'at', private.instant(updated_at)) order by id)
      from private.queued_mail where lower(email) = record_id)
    when 'proof' then (
      select jsonb_build_object('signer', signer, 'signature', signature, 'place', place, 'moment', private.instant(moment),
        'photos', private.photos_of(id)) from private.proof where id = record_id::uuid)
    when 'newsletter' then (select jsonb_build_object('subject', subject, 'paragraphs', paragraphs) from private.newsletter where id = record_id::bigint)
    when 'preparedAnswer' then (select jsonb_build_object('text', text, 'shortcut', shortcut) from public.prepared_answer where id = record_id::bigint)
    when 'laneTemplate' then (select to_jsonb(lane) - 'id' from public.lane_template as lane where id = record_id::bigint)
    when 'place' then (select jsonb_build_object('name', site.name, 'country', country) from public.place as site where code = record_id)
    when 'transitLane' then (select to_jsonb(lane) - 'id' from private.transit_lane as lane where id = record_id::bigint)
    when 'noticeWords' then (select jsonb_build_object('subject', subject, 'text', text) from private.notice_rule where about = record_id)
    when 'browserError' then (
      select jsonb_build_object('message', message, 'place', private.url_decoded(place), 'page', private.url_decoded(page), 'browser', browser,
        'at', private.instant(first_at)) from private.browser_error where id = record_id::bigint)
    when 'alert' then (select jsonb_build_object('facts', facts, 'at', private.instant(began_at)) from private.alert where id = record_id::bigint)
    when 'backup' then (
      select jsonb_build_object('file', file, 'error', error, 'at', private.instant(began_at)) from private.backup_runs where id = record_id::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = record_id::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = record_id::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = record_id::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = record_id::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where private.names_person(value, pattern)),
        'label', case when entry.label ~* pattern then entry.label end,
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where private.named_values(audit, pattern) <> '{}' order by audit.id limit 10000) as entry)
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (
        select * from public.audit
        where case record_id when 'actor' then actor ~* pattern
          else concat_ws(' | ', private.texts_in(changes), reason, audit.label, subject_id) ~* pattern and private.is_of_staff(audit) end
        order by audit.id desc limit 10000) as entry)
  end;
end $function$;

create or replace function private.import_outcome (
  batch_key uuid,
  number integer,
  tracking_id text,
  fields jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  stored_parcel public.consignment;
  new_parcel public.consignment;
  stored_row private.import_row;
begin
  select * into stored_row from private.import_row as line where line.batch = batch_key and line.number = import_outcome.number;
  if found then
    select * into stored_parcel from public.consignment where id = stored_row.consignment;
    return jsonb_build_object('outcome', 'stored', 'id', stored_parcel.id, 'trackingId', stored_parcel."trackingId");
  end if;
  new_parcel := private.imported_consignment(fields);
  if tracking_id is null then
    select * into stored_parcel from public.consignment as parcel
    where parcel."deliveryDate" = new_parcel."deliveryDate" and parcel."recEmail" = new_parcel."recEmail"
      and parcel."sendersEmail" = new_parcel."sendersEmail"
      and private.differing_fields(parcel, fields - private.changing_fields()) = '{}'
    limit 1;
    return case when found then jsonb_build_object('outcome', 'duplicate', 'trackingId', stored_parcel."trackingId") end;
  end if;
  select * into stored_parcel from public.consignment where "trackingId" = tracking_id;
  if not found then return null; end if;
  return jsonb_build_object('outcome', case when private.differing_fields(stored_parcel, fields) = '{}' then 'unchanged' else 'differs' end,
    'id', stored_parcel.id, 'trackingId', tracking_id, 'columns', to_jsonb(private.differing_fields(stored_parcel, fields)));
end $function$;

create or replace function private.import_rows (
  batch_key uuid,
  file text,
  entries jsonb,
  is_trial boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
  entry jsonb;
  outcome jsonb;
  outcomes jsonb := '[]';
  tracking_id text;
  fields jsonb;
  written_outcome jsonb;
  different text[];
  unplaced text[];
begin
  perform private.require_admin();
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > most then
    raise exception 'At most % rows can be imported at once.', most using errcode = '22023';
  end if;
  if not is_trial then
    perform set_config('notices.off', 'on', true);
    perform pg_advisory_xact_lock(hashtextextended('imports', 0)); -- two with a tracking id in common would wait for each other
    insert into private.import_batch (key, file, created_by) values (batch_key, file, private.caller_email()) on conflict do nothing;
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    tracking_id := nullif(entry ->> 'trackingId', '');
    begin
      fields := private.with_country_names(entry -> 'fields');
      outcome := case when is_trial
        then private.import_outcome(batch_key, (entry ->> 'number')::int, tracking_id, fields)
        else private.store_row(batch_key, (entry ->> 'number')::int, tracking_id, fields) end;
      -- An export comes back as it was stored, maybe with a country or a weight in other words than they are read in: what is equal
      -- in either is no difference.
      if outcome ->> 'outcome' = 'differs' and entry ? 'written' then
        written_outcome := private.import_outcome(batch_key, (entry ->> 'number')::int, tracking_id, fields || (entry -> 'written'));
        different := array(select jsonb_array_elements_text(outcome -> 'columns')
          intersect select jsonb_array_elements_text(written_outcome -> 'columns') order by 1);
        outcome := outcome || jsonb_build_object('columns', to_jsonb(different),
          'outcome', case when different = '{}' then 'unchanged' else 'differs' end);
      end if;
      unplaced := private.unplaced_fields(fields);
      if unplaced <> '{}' then
        outcome := coalesce(outcome, '{}') || jsonb_build_object('unplaced', to_jsonb(unplaced));
      end if;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      outcome := jsonb_build_object('outcome', 'refused', 'code', sqlstate, 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end $function$;

create or replace function private.imported_consignment (
  fields jsonb
)
  returns public.consignment
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  wrong_key text;
begin
  select key into wrong_key from jsonb_object_keys(fields) as key
  where key not in (select name from private.consignment_fields);
  if wrong_key is not null then raise exception '% is not a detail that can be imported.', wrong_key using errcode = '22023'; end if;
  return private.with_clean_mails(jsonb_populate_record(null::public.consignment, fields));
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
  search_condition text := private.all_of(private.search_conditions(words));
  range text := private.all_of(private.filter_conditions(filter));
  sort_order text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean := false;
  ids bigint[];
begin
  if sort_order is null then
    raise exception 'The list cannot be sorted by %.', filter ->> 'sort' using errcode = '22023';
  end if;
  foreach newest in array array[500, 5000] loop
    exit when sort_order <> 'id desc' or skipped + page_size > newest;
    execute format(
      'select array_agg(id) from (
         select id from (select * from public.consignment where %s order by id desc limit %s) as parcel
         where %s and %s order by id desc limit %s offset %s) as page',
      private.all_of(private.filter_conditions(filter - array(
        select jsonb_object_keys(filter - array['archived', 'before'])))),
      newest, range, search_condition, page_size, skipped)
    into ids;
    if cardinality(ids) = page_size then return ids; end if;
    is_rare := true;
    exit when coalesce(cardinality(ids), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as page',
    range, search_condition,
    case when is_rare and sort_order = 'id desc' then 'id + 0 desc' else sort_order end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into ids;
  if ids is null and words <> '{}' then
    if skipped > 0 or filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- on the pages before
        private.all_of(private.filter_conditions(filter - 'before')), search_condition)
      into is_contained;
    end if;
    if not is_contained then
      execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as page',
        range, private.named_condition(filter ->> 'search'), sort_order, page_size, skipped)
      into ids;
    end if;
    if ids is null and skipped = 0 and not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(ids, '{}');
end $function$;

create or replace function private.mail_shown (
  mail private.queued_mail
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', mail.id, 'trackingId', "trackingId", 'consignment', parcel.id,
    'about', private.notice_code(job), 'status', event.status,
    'to', coalesce(mail.party, 'follower'), 'recipient', private.masked_address(mail.email), 'state', mail.state,
    'message', mail.message, 'attempts', mail.attempts, 'reason', mail.reason, 'dueAt', private.instant(mail.due_at),
    'at', private.instant(mail.updated_at))
  from private.notice_job as job join public.consignment as parcel on parcel.id = job.consignment
    left join public.consignment_event as event on event.id = job.event
  where job.id = mail.job
$function$;

create or replace function private.may_change_quote (
  quote_row private.quote,
  seen integer,
  action text,
  details jsonb,
  done_by text,
  states text[]
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if quote_row.version is distinct from seen then
    if quote_row.version = seen::bigint + 1 and exists (
        select from private.quote_event where quote = quote_row.id and version = quote_row.version and what = action and detail = details
          and actor is not distinct from done_by) then
      return false;
    end if;
    raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
  end if;
  if quote_row.state <> all (states) then
    raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
  end if;
  return true;
end $function$;

create or replace function private.notice_of (
  job_id bigint
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job private.notice_job;
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
begin
  select * into job from private.notice_job where id = job_id;
  select * into parcel from public.consignment where id = job.consignment;
  select * into event from public.consignment_event where id = job.event;
  select * into revision from public.eta_revision where id = job.eta;
  return jsonb_build_object(
    'about', private.notice_code(job),
    'trackingId', parcel."trackingId", 'from', parcel."departedFrom", 'to', parcel."headingTo",
    'event', case when event.id is not null then jsonb_build_object(
      'status', event.status, 'moment', private.instant(event.moment), 'zone', event.zone, 'city', event.city,
      'country', event.country, 'note', event.public_note, 'reason', event.reason) end,
    'corrects', (select status from public.consignment_event where id = event.corrects),
    'stands', parcel.journey -> 'state' ->> 'status',
    'ended', parcel.journey -> 'ended',
    'promised', private.instant(parcel."deliveryDate"),
    'expected', case when revision.id is not null
      then jsonb_build_object('earliest', private.instant(revision.earliest), 'latest', private.instant(revision.latest),
        'reason', revision.reason)
      else nullif(parcel.journey -> 'expected', 'null') end,
    'revisions', jsonb_array_length(parcel.journey -> 'etas'),
    'zone', parcel.journey ->> 'destinationZone',
    'words', (select jsonb_build_object('subject', subject, 'text', text) from private.notice_rule
              where about = private.notice_code(job)));
end $function$;

create or replace function private.open_link (
  token text
)
  returns private.account_link
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  link private.account_link;
begin
  select * into link from private.account_link candidate
  where candidate.token_hash = private.sha256_hex(token) and candidate.used_at is null and candidate.expires_at > now()
    and case candidate.purpose when 'reset' then candidate.user_id in (select user_id from private.admins)
                               else not private.is_on_staff(candidate.email) end;
  return link;
end $function$;

create or replace function private.personal_records (
  pattern text
)
  returns table (
    kind text,
    id text,
    part text,
    label text,
    at timestamp with time zone,
    excerpt text,
    does text
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
  with matches as materialized (select * from private.consignments_naming(pattern))
  select 'consignment', parcel.id::text, party.part, parcel."trackingId", parcel.created_at, private.excerpt(party.content, pattern),
    case when private.may_erase_parties(parcel) then 'anonymize' else 'keep' end
  from matches as party join public.consignment as parcel on parcel.id = party.consignment
  where party.part <> ''
  union all
  select 'consignmentTexts', parcel.id::text, '', parcel."trackingId", parcel.created_at, min(private.excerpt(content, pattern)), 'redact'
  from (
    select texts.consignment, texts.content from matches as texts where texts.part = ''
    union all
    select consignment, concat_ws(' | ', status, public_note, internal_note, reason, void_reason, city, country) from public.consignment_event
    union all
    select consignment, reason from public.eta_revision
    union all
    select consignment, marks from public.consignment_piece
    union all
    select consignment, concat_ws(' | ', carrier, vessel) from public.consignment_leg) as sources (parcel_id, content)
    join public.consignment as parcel on parcel.id = parcel_id
  where content ~* pattern
  group by parcel.id
  union all
  select 'template', template.id::text, '', template.name, null, private.excerpt(private.texts_in(template.fields), pattern), 'redact'
  from public.consignment_template as template
  where template.name ~* pattern or private.names_person(template.fields, pattern)
  union all
  select 'follower', follower.id::text, '', parcel."trackingId", follower.made_at, follower.email, 'delete'
  from private.follower as follower join public.consignment as parcel on parcel.id = follower.consignment
  where follower.email ~* pattern
  union all
  select 'subscriber', reader.id::text, '', reader.country, reader.created_at, reader.email, 'delete'
  from public."newsLetter" as reader where concat_ws(' | ', reader.email, reader.country) ~* pattern
  union all
  select 'inquiry', inquiry.id::text, '', concat_ws(' ', "firstName", "secondName"), inquiry.created_at, inquiry.email, 'delete'
  from public."contactForm" as inquiry where concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), inquiry.email) ~* pattern
  union all
  select 'inquiryText', inquiry.id::text, '', concat_ws(' ', "firstName", "secondName"), inquiry.created_at,
    private.excerpt(concat_ws(' | ', inquiry.comment, inquiry."trackingNo"), pattern), 'redact'
  from public."contactForm" as inquiry
  where concat_ws(' | ', inquiry.comment, inquiry."trackingNo") ~* pattern
    and concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), inquiry.email) !~* pattern
  union all
  select 'chat', conversation.id::text, '', conversation."senderName", conversation.created_at, address.email, 'delete'
  from private.chat_address as address join public.chats as conversation on conversation.id = address.chat
  where address.email ~* pattern
  union all
  select 'chatTexts', conversation.id::text, '', conversation."senderName", conversation.created_at, min(private.excerpt(content, pattern)), 'redact'
  from (
    select chat, message::text from public.chat_message
    union all
    select chat, note from private.chat_note
    union all
    select chat, concat_ws(' | ', private.url_decoded(page), language, visitor.zone) from private.chat_visitor as visitor
    union all
    select conversation.id, array_to_string(labels, ' | ') from public.chats as conversation) as sources (chat_id, content)
    join public.chats as conversation on conversation.id = chat_id
  where content ~* pattern and not exists (select from private.chat_address where chat = chat_id and email ~* pattern)
  group by conversation.id
  union all
  select 'quote', quote_row.id::text, '', quote_row.number, quote_row.made_at, private.excerpt(content.text, pattern), case
    when quote_row.state <> 'won' and private.names_person(quote_row.request -> 'contact', pattern) then 'delete'
    when (select not private.may_erase_parties(parcel) from public.consignment as parcel where parcel.id = quote_row.consignment)
      or quote_row.state = 'won' and quote_row.consignment is null and quote_row.changed_at > now() - interval '180 days' then 'keep'
    else 'redact' end
  from private.quote as quote_row, lateral (
    select concat_ws(' | ', private.texts_in(quote_row.request), private.texts_in(quote_row.offer), private.texts_in(quote_row.acceptance),
      (select string_agg(private.texts_in(detail), ' | ') from private.quote_event where quote = quote_row.id)) as text) as content
  where content.text ~* pattern
  union all
  select 'sentMail', mail.key::text, '', concat_ws(' ', mail."trackingId", mail.subject), mail.created_at,
    private.excerpt(content, pattern), case when mail.payload ->> 'receiversMail' ~* pattern then 'anonymize' else 'redact' end
  from public.mail_log as mail,
    lateral (select concat_ws(' | ', private.texts_in(mail.payload), mail.reason) as content) as sources
  where content ~* pattern
  union all
  select 'notices', lower(mailing.email), '', count(*)::text, max(mailing.at), min(mailing.email), 'anonymize'
  from (
    select mail.email, mail.created_at, concat_ws(' | ', mail.email, mail.reason) from private.queued_mail as mail
    union all
    select earlier.email, null, earlier.email
    from private.party_token as earlier join public.consignment as parcel on parcel.id = earlier.consignment
    where lower(earlier.email) <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end))
  ) as mailing (email, at, content)
  where mailing.content ~* pattern
  group by lower(mailing.email)
  union all
  select 'proof', proof_row.id::text, '', parcel."trackingId", proof_row.made_at, concat_ws(', ', proof_row.signer, proof_row.place), 'anonymize'
  from private.proof as proof_row join public.consignment as parcel on parcel.id = proof_row.consignment
  where concat_ws(' | ', proof_row.signer, proof_row.place) ~* pattern
  union all
  select 'newsletter', letter.id::text, '', letter.subject, letter.made_at,
    private.excerpt(concat_ws(' | ', letter.subject, private.texts_in(letter.paragraphs)), pattern), 'redact'
  from private.newsletter as letter where letter.subject ~* pattern or private.names_person(letter.paragraphs, pattern)
  union all
  select 'preparedAnswer', answer.id::text, '', answer.shortcut, answer.updated_at, private.excerpt(content, pattern), 'redact'
  from public.prepared_answer as answer, lateral (select concat_ws(' | ', answer.text, answer.shortcut) as content) as sources where content ~* pattern
  union all
  select 'laneTemplate', lane.id::text, '', lane.name, null, private.excerpt(content, pattern), 'redact'
  from public.lane_template as lane, lateral (select concat_ws(' | ', lane.name, private.texts_in(lane.legs)) as content) as sources
  where content ~* pattern
  union all
  select 'place', site.code, '', site.name, null, private.excerpt(content, pattern), 'redact'
  from public.place as site, lateral (select concat_ws(' | ', site.name, site.country) as content) as sources where content ~* pattern
  union all
  select 'transitLane', lane.id::text, '', concat_ws(' – ', lane.origin, lane.destination), lane.valid_from,
    private.excerpt(content, pattern), 'redact'
  from private.transit_lane as lane,
    lateral (select concat_ws(' | ', lane.origin, lane.destination, lane.product, lane.cut_off) as content) as sources
  where content ~* pattern
  union all
  select 'noticeWords', rule.about, '', rule.about, null, private.excerpt(content, pattern), 'redact'
  from private.notice_rule as rule, lateral (select concat_ws(' | ', rule.subject, rule.text) as content) as sources where content ~* pattern
  union all
  select 'browserError', error.id::text, '', error.browser, error.first_at, private.excerpt(content, pattern), 'delete'
  from private.browser_error as error,
    lateral (select concat_ws(' | ', error.message, private.url_decoded(error.place), private.url_decoded(error.page),
      error.browser) as content) as sources
  where content ~* pattern
  union all
  select 'alert', alert_row.id::text, '', alert_row.kind, alert_row.began_at, private.excerpt(private.texts_in(alert_row.facts), pattern), 'redact'
  from private.alert as alert_row where private.names_person(alert_row.facts, pattern)
  union all
  select 'backup', run.id::text, '', run.file, run.began_at, private.excerpt(content, pattern), 'redact'
  from private.backup_runs as run, lateral (select concat_ws(' | ', run.file, run.error) as content) as sources where content ~* pattern
  union all
  select 'savedView', list_view.id::text, '', list_view.name, list_view.created_at, private.excerpt(content, pattern), 'delete'
  from public.saved_view as list_view,
    lateral (select concat_ws(' | ', list_view.name, private.url_decoded(list_view.address)) as content) as read
  where content ~* pattern
  union all
  select 'import', batch.key::text, '', batch.file, batch.created_at, null, 'redact'
  from private.import_batch as batch where batch.file ~* pattern
  union all
  select 'invitation', link.id::text, '', link.email, link.made_at, link.role, 'delete'
  from private.account_link as link where link.purpose = 'invitation' and link.email ~* pattern
  union all
  select 'account', account.id::text, '', account.email, account.created_at,
    (select role from private.admins where user_id = account.id), 'keep'
  from auth.users as account where account.email ~* pattern
  union all
  select 'audit', 'values', '', count(*)::text, max(entry.at), null, 'redact'
  from public.audit as entry
  where private.named_values(entry, pattern) <> '{}'
  having count(*) > 0
  union all
  select 'work', 'actor', '', count(*)::text, max(entry.at), min(entry.actor), 'keep'
  from public.audit as entry where entry.actor ~* pattern
  having count(*) > 0
  union all
  select 'work', 'staff', '', count(*)::text, max(entry.at), min(entry.label), 'keep'
  from public.audit as entry
  where concat_ws(' | ', private.texts_in(entry.changes), entry.reason, entry.label, entry.subject_id) ~* pattern and private.is_of_staff(entry)
  having count(*) > 0;
end $function$;

create or replace function private.place_zones (
  places jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
begin
  perform private.require_admin();
  if jsonb_typeof(places) is distinct from 'array' or jsonb_array_length(places) > most then
    raise exception 'At most % places can be asked for at once.', most using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(private.zone_at(left(query ->> 'place', 120), left(query ->> 'country', 120))) order by place), '[]')
    from jsonb_array_elements(places) with ordinality as queries (query, place));
end $function$;

create or replace function private.quote_consignment (
  quote_row private.quote,
  deliver_by date
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  request jsonb := quote_row.request;
  sender jsonb := quote_row.acceptance -> 'sender';
  receiver jsonb := quote_row.acceptance -> 'receiver';
  size record;
  origin record;
  destination record;
  clock text; -- of the day of delivery: where the place is not known, that of Greenwich, which the consignment then names
  consignment_id bigint;
begin
  if sender is null or receiver is null then
    raise exception 'Sender and receiver are not known yet: make the consignment in its form.' using errcode = '22023';
  end if;
  if deliver_by is null or deliver_by < (now() at time zone 'Etc/GMT+12')::date then
    raise exception 'Enter the day by which it is to be delivered.' using errcode = '22023';
  end if;
  select * into size from private.quote_size(request);
  select * into origin from private.quoted_place(request -> 'from');
  select * into destination from private.quoted_place(request -> 'to');
  perform private.require_city(request -> 'from');
  perform private.require_country(request -> 'from', origin.country);
  perform private.require_country(request -> 'to', destination.country);
  clock := coalesce(destination.zone, 'Etc/UTC');
  insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
    "recPhone", "itemQuantity", "itemWeight", product, "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate",
    "deliveryPlace", "shipmentMode", comment)
  values (sender ->> 'name', sender ->> 'email', sender ->> 'address', sender ->> 'phone', receiver ->> 'name', receiver ->> 'email',
    receiver ->> 'address', receiver ->> 'phone', size.count::text, size.weight::text,
    left(regexp_replace(request ->> 'goods', '[[:space:]\u2028\u2029\ufeff]+', ' ', 'g'), 120), origin.country, destination.country, origin.country, origin.city,
    'Registered', private.book_moment(deliver_by, clock),
    case when private.zone_of(destination.country) is null then
      case when (private.place_at(destination.city, destination.country)).zone = clock then destination.city else clock end end,
    case request ->> 'mode' when 'advise' then null else initcap(request ->> 'mode') end,
    concat_ws(e'\n', 'Quote ' || quote_row.number, 'Reference: ' || (quote_row.acceptance ->> 'reference')))
  returning id into consignment_id;
  if request ->> 'mode' <> 'advise' and request #>> '{from,place}' <> request #>> '{to,place}' then
    insert into public.consignment_leg (consignment, mode, origin, destination)
    values (consignment_id, request ->> 'mode', request #>> '{from,place}', request #>> '{to,place}');
  end if;
  if size.count <= 500 then
    insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm)
    select consignment_id, row_number() over (order by position, copy), (line ->> 'weight')::float8, (line ->> 'length')::float8,
      (line ->> 'width')::float8, (line ->> 'height')::float8
    from jsonb_array_elements(request -> 'pieces') with ordinality as lines (line, position),
      generate_series(1, (line ->> 'count')::int) as copy;
  end if;
  return consignment_id;
end $function$;

create or replace function private.quotes (
  filter jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  state_filter text := filter ->> 'state';
  patterns text[] := array(select private.containing_pattern(private.folded(word))
    from regexp_split_to_table(left(filter ->> 'sought', 200), '[[:space:]]+') as word where word <> '');
  before bigint := (filter ->> 'before')::bigint;
  most int := least(greatest(coalesce((filter ->> 'limit')::int, 50), 1), 100);
  page_rows jsonb;
begin
  perform private.require_admin();
  if state_filter not in ('new', 'asked', 'quoted', 'won', 'lost') then
    raise exception 'There is no state % of a quote.', state_filter using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', quote_row.id, 'number', quote_row.number, 'state', quote_row.state, 'version', quote_row.version,
      'at', private.instant(made_at), 'changedAt', private.instant(changed_at),
      'name', request #>> '{contact,name}', 'company', request #>> '{contact,company}', 'email', request #>> '{contact,email}',
      'from', request #>> '{from,text}', 'to', request #>> '{to,text}', 'mode', request ->> 'mode', 'readyOn', request ->> 'readyOn',
      'count', size.count, 'weight', size.weight,
      'price', offer ->> 'price', 'currency', offer ->> 'currency', 'validUntil', offer ->> 'validUntil',
      'isOver', private.is_offer_over(offer), 'consignment', consignment,
      'trackingId', (select "trackingId" from public.consignment where id = consignment)) order by quote_row.id desc) into page_rows
  from (
    select * from private.quote
    where (state_filter is null or state = state_filter) and (before is null or id < before) and search_text like all (patterns)
    order by id desc limit most + 1) as quote_row, lateral private.quote_size(request) as size;
  return jsonb_build_object('rows', coalesce(page_rows - most, '[]'), -- one more was read, which tells that there is a further page
    'counts', '{"new": 0, "asked": 0, "quoted": 0, "won": 0, "lost": 0}'
      || (select coalesce(jsonb_object_agg(state, number), '{}') from (
           select state, count(*) as number from private.quote group by state) as state_counts),
    'next', case when jsonb_array_length(page_rows) > most then page_rows -> (most - 1) -> 'id' end);
end $function$;

create or replace function private.read_codes (
  typed_text text
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
end $function$;

create or replace function private.recipients (
  job private.notice_job
)
  returns table (
    follower bigint,
    party text,
    email text,
    due_at timestamp with time zone
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
  moved_hours numeric;
  job_ids bigint[];
begin
  select * into parcel from public.consignment as goods where goods.id = job.consignment;
  select * into event from public.consignment_event as entry where entry.id = job.event;
  select * into revision from public.eta_revision as eta_row where eta_row.id = job.eta;
  if job.eta is not null then moved_hours := private.hours_moved(revision); end if;
  job_ids := array(select notice.id from private.notice_job as notice where not notice.is_correction and notice.event in (
    select private.correction_chain(case when job.is_correction then job.event else event.corrects end)));
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.notice_code(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.email)
    union all
    select reader.id, null, reader.email, case when reader.daily then private.next_morning(reader.zone) else now() end
    from private.follower as reader
    where reader.consignment = job.consignment and reader.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (reader.topics) else moved_hours >= reader.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (job_ids) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $function$;

create or replace function private.record_scan (
  tracking_id text,
  event text,
  note text,
  request_key uuid,
  scanned_at timestamp with time zone,
  clock_error integer,
  piece integer,
  leg integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  scan_time timestamptz;
  on_leg bigint;
  entry bigint;
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  parcel := private.scanned_consignment(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if exists (select from public.event_code where code = event and office_only) then
    raise exception 'This event is for the office to enter.';
  end if;
  parcel := case when leg is null then private.locked_consignment(parcel.id) else private.locked_with_legs(parcel.id) end;
  if exists (select from private.scan as earlier_scan where earlier_scan.request_key = record_scan.request_key) then return; end if;
  scan_time := private.scan_moment(scanned_at, clock_error);
  if leg is not null then
    select (way.leg).id into on_leg from private.numbered_legs(parcel.id) as way where way.number = record_scan.leg;
    if not found then raise exception 'This consignment has no leg %.', leg; end if;
  end if;
  if piece not between 1 and greatest(1, (
      select count(*) from public.consignment_piece as piece_row where piece_row.consignment = parcel.id)) then
    raise exception 'This consignment has no piece %.', piece;
  end if;
  if piece is not null then entry := private.entry_of_pieces(parcel.id, event, on_leg, scan_time); end if;
  if entry is null or not private.is_blank(coalesce(note, '')) then
    insert into public.consignment_event (consignment, code, classifier, moment, leg, internal_note, request_key, silent)
    values (parcel.id, event, 'actual', scan_time, on_leg, nullif(btrim(note), ''), record_scan.request_key, entry is not null)
    returning id into entry;
    if entry is null then return; end if; -- a form has used this key
  end if;
  insert into private.scan (request_key, event, piece, scanned_at, clock_error, scanned_by)
  values (record_scan.request_key, entry, piece, coalesce(scanned_at, now()), clock_error, private.caller_email())
  on conflict on constraint piece_of_event do nothing; -- somebody else has scanned this piece
end $function$;

create or replace function private.remove_demonstration (
  keep_changed boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  removed_rows private.demonstration[];
  ids text[];
  kind text;
  kept_count int;
begin
  perform private.require_owner();
  perform pg_advisory_xact_lock(hashtextextended('demonstration', 0));
  if not exists (select from private.demonstration) then return jsonb_build_object('removed', 0, 'kept', 0); end if;
  select coalesce(array_agg(entry order by entry.subject, entry.row_id), '{}') into removed_rows
  from private.demonstration as entry join private.demonstration_now() as now using (subject, row_id)
  where not (keep_changed and now.state <> entry.state) and not private.is_left_to_somebody(entry);
  foreach kind in array array['chat', 'quote', 'consignment', 'inquiry', 'newsletter', 'subscriber', 'mail', 'lane', 'template',
      'answer', 'account'] loop
    ids := array(select row_id from unnest(removed_rows) where subject = kind order by length(row_id), row_id);
    continue when ids = '{}';
    case kind
      when 'chat' then
        perform from public.chats where id = any (ids::uuid[]) order by id for update;
        delete from public.chats where id = any (ids::uuid[]);
      when 'quote' then
        perform from private.quote where id = any (ids::bigint[]) order by id for update;
        delete from private.quote where id = any (ids::bigint[]);
      when 'consignment' then
        perform from public.consignment where id = any (ids::bigint[]) order by id for update;
        delete from public.consignment where id = any (ids::bigint[]);
      when 'inquiry' then
        perform from public."contactForm" where id = any (ids::bigint[]) order by id for update;
        delete from public."contactForm" where id = any (ids::bigint[]);
      when 'newsletter' then delete from private.newsletter where id = any (ids::bigint[]);
      when 'subscriber' then
        perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
        delete from public."newsLetter" where id = any (ids::bigint[]);
      when 'mail' then delete from public.mail_log where key = any (ids::uuid[]);
      when 'lane' then delete from public.lane_template where id = any (ids::bigint[]);
      when 'template' then delete from public.consignment_template where id = any (ids::bigint[]);
      when 'answer' then delete from public.prepared_answer where id = any (ids::bigint[]);
      when 'account' then -- with their sessions and their place on the staff
        perform private.record_account(private.actor(), 'delete', 'staff', user_id::text, private.email_of(user_id),
          jsonb_build_object('role', jsonb_build_object('before', role, 'after', null)))
        from private.admins where user_id = any (ids::uuid[]);
        delete from private.account_link where user_id = any (ids::uuid[]) or made_by = any (ids::uuid[]);
        delete from auth.users where id = any (ids::uuid[]);
    end case;
  end loop;
  perform private.record_account(private.actor(), 'delete', 'demonstration', 'demonstration', 'Demonstration',
    jsonb_build_object('rows', jsonb_build_object('before', cardinality(removed_rows)::text, 'after', null)));
  select count(*) into kept_count from private.demonstration_now();
  delete from private.demonstration;
  return jsonb_build_object('removed', cardinality(removed_rows), 'kept', kept_count);
end $function$;

create or replace function private.report_host (
  report jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.host_report as host_row (host, name, version, node, started_at, sockets, memory, busy, disk_free)
  values ((report ->> 'host')::uuid, report ->> 'name', report ->> 'version', report ->> 'node', (report ->> 'startedAt')::timestamptz,
    (report ->> 'sockets')::int, (report ->> 'memory')::bigint, (report ->> 'busy')::real, (report ->> 'diskFree')::bigint)
  on conflict on constraint host_report_pkey do update set seen_at = now(), sockets = excluded.sockets, memory = excluded.memory,
    busy = host_row.busy * 0.8 + excluded.busy * 0.2, disk_free = excluded.disk_free;
  insert into private.call_figure as figure
  select date_trunc('hour', now()), route, calls, refused, failed, slow, seconds, slowest
  from jsonb_to_recordset(report -> 'calls')
    as call_row (route text, calls int, refused int, failed int, slow int, seconds double precision, slowest double precision)
  order by route
  on conflict on constraint call_figure_pkey do update set calls = figure.calls + excluded.calls,
    refused = figure.refused + excluded.refused, failed = figure.failed + excluded.failed, slow = figure.slow + excluded.slow,
    seconds = figure.seconds + excluded.seconds, slowest = greatest(figure.slowest, excluded.slowest);
  perform private.keep_figures();
end $function$;

create or replace function private.resend_notice (
  mail bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  mail_row private.queued_mail;
  parcel public.consignment;
begin
  perform private.require_admin();
  select goods.* into parcel
  from private.queued_mail as notice
    join private.notice_job as job on job.id = notice.job join public.consignment as goods on goods.id = job.consignment
  where notice.id = mail for no key update of goods; -- an erasure holds it, too
  if not found then return; end if;
  select * into mail_row from private.queued_mail where id = mail;
  mail_row.email := coalesce(
    case mail_row.party when 'sender' then btrim(parcel."sendersEmail") when 'receiver' then btrim(parcel."recEmail") end,
    mail_row.email);
  if mail_row.follower is null and (mail_row.party is null or private.has_stopped(parcel.id, mail_row.email)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if exists (select from private.queued_mail as other
             where other.job = mail_row.job and other.id <> mail_row.id and lower(other.email) = lower(mail_row.email)) then
    raise exception 'Another recipient of this notice has this address.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = mail_row.email
  where id = mail_row.id and state in ('failed', 'unknown');
end $function$;

create or replace function private.track_many (
  typed_ids text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.undo_import (
  batch_key uuid,
  past integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
  numbers int[];
  removed_count int;
  kept_ids jsonb;
begin
  perform private.require_admin();
  select array_agg(number) into numbers from (
    select number from private.import_row where batch = batch_key and number > past order by number limit most) as next;
  if numbers is null then
    delete from private.import_batch as batch where key = batch_key
      and not exists (select from private.import_row as line where line.batch = batch.key);
    return jsonb_build_object('removed', 0, 'kept', '[]'::jsonb, 'past', null);
  end if;
  perform private.hold_consignment(consignment) from (
    select consignment from private.import_row
    where batch = batch_key and number = any (numbers) and consignment is not null order by consignment) as imported;
  -- A statement of its own: it sees what was changed by those that the lock has waited for.
  select coalesce(jsonb_agg(parcel."trackingId" order by line.number), '[]') into kept_ids
  from private.import_row as line join public.consignment as parcel on parcel.id = line.consignment
  where line.batch = batch_key and line.number = any (numbers) and exists (
    select from public.audit as change where change.consignment = parcel.id
      and not (change.subject = 'consignment' and change.action = 'insert'));
  delete from public.consignment where id in (
    select consignment from private.import_row where batch = batch_key and number = any (numbers))
    and "trackingId" <> all (array(select jsonb_array_elements_text(kept_ids)));
  get diagnostics removed_count = row_count;
  delete from private.import_row where batch = batch_key and number = any (numbers) and consignment is null;
  return jsonb_build_object('removed', removed_count, 'kept', kept_ids, 'past', numbers[cardinality(numbers)]);
end $function$;

revoke all
  on function
    "private"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double
    precision, text)
  from public;

grant execute
  on function
    "private"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double
    precision, text)
  to "authenticated";

revoke all on function "private"."correct_consignment"(bigint, jsonb, jsonb, text) from public;

grant execute on function "private"."correct_consignment"(bigint, jsonb, jsonb, text) to "authenticated";

revoke all on function "private"."delete_proof"(uuid, text) from public;

grant execute on function "private"."delete_proof"(uuid, text) to "authenticated";

revoke all on function "private"."due_records"(text, timestamp with time zone, integer) from public;

revoke all on function "private"."ends_like"(text, text) from public;

revoke all on function "private"."ends_meant"(text) from public;

revoke all on function "private"."exported_record"(text, text, text, text) from public;

revoke all on function "private"."import_outcome"(uuid, integer, text, jsonb) from public;

revoke all on function "private"."imported_consignment"(jsonb) from public;

revoke all on function "private"."may_change_quote"(private.quote, integer, text, jsonb, text, text[]) from public;

revoke all on function "private"."notice_of"(bigint) from public;

revoke all on function "private"."quote_consignment"(private.quote, date) from public;

revoke all on function "private"."read_codes"(text) from public;

revoke all on function "private"."report_host"(jsonb) from public;

revoke all on function "private"."track_many"(text[]) from public;

grant execute on function "private"."track_many"(text[]) to "anon", "authenticated";
