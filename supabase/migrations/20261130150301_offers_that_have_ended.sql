-- An offer whose last day has ended neither leaves late, once a mail server is back, nor is sent again.
create function private.quote_mail_holds(known private.quote, kind text) returns boolean language sql stable set search_path = '' as $$
  select case kind when 'quoteReceived' then true when 'quoteQuestion' then known.state = 'asked'
    else known.state = 'quoted' and not private.is_offer_over(known.offer) end
$$;

create or replace function private.claim_quote_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and quote is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into known from private.quote where id = chosen.quote for key share skip locked; -- nobody changes it meanwhile
    if not found then
      perform private.postpone(chosen.id);
      continue;
    end if;
    exit when private.quote_mail_holds(known, chosen.quote_mail);
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', chosen.quote_mail, 'message', chosen.message, 'email', chosen.email, 'number', known.number,
    'question', case chosen.quote_mail when 'quoteQuestion' then private.open_question(known) end,
    'offer', case chosen.quote_mail when 'quoteOffer' then known.offer end, 'token', private.new_quote_link(known.id));
end $$;

create or replace function private.resend_quote_mail(mail bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  perform private.require_admin();
  select * into chosen from private.queued_mail where id = mail and quote is not null;
  if not found then raise exception 'This mail does not exist any more.' using errcode = 'PT404'; end if;
  known := private.locked_quote(chosen.quote);
  if exists (select from private.queued_mail where id = mail and private.is_erased(queued_mail)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if not private.quote_mail_holds(known, chosen.quote_mail)
    or exists (select from private.queued_mail where quote = known.id and quote_mail = chosen.quote_mail and id > mail)
  then
    raise exception 'This mail has been overtaken: what it says is not the present state of the quote.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where id = mail and state in ('failed', 'unknown');
  return private.quote_file(known);
end $$;
