import { answerPost } from '../_shared/answerPost.ts';
import { succeeded } from '../_shared/answers.ts';
import { type Ask, askAs, askAsService, callDatabase } from '../_shared/backend.ts';
import { clientAddress } from '../_shared/clientAddress.ts';
import { deliver, realClock } from '../_shared/deliver.ts';
import { Refused } from '../_shared/refused.ts';
import { requireSent } from '../_shared/requireSent.ts';
import { sameOrigin } from '../_shared/sameOrigin.ts';
import type { ServiceSettings } from '../_shared/serviceSettings.ts';
import { type AccountLink, accountMail } from './accountMail.ts';
import { readRequest } from './readRequest.ts';

const LINK_IS_OVER =
  'This link has been used, has run out or was withdrawn. If you have chosen a password with it, sign in with that; otherwise ask an owner of the site for a new one.';
const ON_ITS_WAY =
  'If this address belongs to the staff, a link to choose a new password is on its way to it. It works for an hour.';
const KEPT_IF_ANY =
  'This site has no mail server. If this address belongs to the staff, a mail with a link to choose a new password was kept in the outbox: open /outbox on this machine. The link works for an hour.';
const KEPT =
  'This site has no mail server, so the mail with the link was kept in the outbox instead of being sent.';
const NO_MAIL =
  'This site has no mail server, so no link can be sent. Ask an owner of the site for one: it is made under Staff.';

const nothing = (): void => undefined;

/** What the auth server says to a password; the link works again after a refusal. */
const savePassword = async (service: Ask, email: string, account: string | null, password: string) => {
  const response = account
    ? await service('PUT', `/auth/v1/admin/users/${account}`, { password, email_confirm: true })
    : await service('POST', '/auth/v1/admin/users', { email, password, email_confirm: true });
  if (response.ok) return ((await response.json()) as { id: string }).id;
  const { error_code } = (await response.json().catch(() => ({}))) as { error_code?: string };
  if (error_code === 'weak_password')
    throw new Refused(422, 'The sign-in server finds this password too weak: choose a longer one.');
  throw new Refused(503, 'The password could not be set. Try again in a moment.');
};

interface Claimed {
  id: string;
  email: string;
  account: string | null;
}

/**
 * Everything that needs the secret key or the mail server around accounts of the staff. `POST` with JSON:
 * `{action: 'forgot', email}` sends a link, and answers the same whether or not there is such an account;
 * `{action: 'redeem', token, password}` sets the password of a link;
 * `{action: 'mail', token}` sends a link that an owner has made, to whom it is for.
 * Responds as foxEmail does, with `{status: 'success' | 'error', data: {message}}`.
 */
export const createAccount = (settings: ServiceSettings): ((request: Request) => Promise<Response>) => {
  const { backend, secretKey, siteUrl, mail, clock = realClock, log = () => undefined } = settings;
  const { later = () => undefined } = settings;
  const service = askAsService(secretKey, backend);

  const send = async (link: AccountLink, { from, transport }: NonNullable<typeof mail>) => {
    const outgoing = accountMail(link, { siteUrl, from });
    const delivered = await deliver(transport, outgoing, clock);
    log(`mail ${outgoing.key}: ${delivered.state} after ${delivered.tries}, for a link of an account`);
    requireSent(delivered);
    return delivered.keptAt;
  };

  const forgot = async (request: Request, email: string): Promise<string> => {
    if (!mail) return NO_MAIL;
    const parameters = { email, client: clientAddress(request) };
    const link = (await callDatabase(service, 'begin_password_reset', parameters)) as AccountLink | null;
    // Not awaited: how long the answer takes must not tell whether there is such an account.
    if (link) later(send({ ...link, purpose: 'reset' }, mail).then(nothing, nothing));
    return mail.isKept ? KEPT_IF_ANY : ON_ITS_WAY;
  };

  const redeem = async (request: Request, token: string, password: string): Promise<string> => {
    const parameters = { token, client: clientAddress(request) };
    const claimed = (await callDatabase(service, 'claim_account_link', parameters)) as Claimed | null;
    if (!claimed) throw new Refused(410, LINK_IS_OVER);
    const settle = (account: string | null) =>
      callDatabase(service, 'settle_account_link', { link: claimed.id, account });
    try {
      await settle(await savePassword(service, claimed.email, claimed.account, password));
    } catch (error) {
      await settle(null);
      throw error;
    }
    return 'Your password is set';
  };

  const mailLink = async (request: Request, token: string): Promise<Response> => {
    const ask = askAs(request, backend);
    if ((await callDatabase(ask, 'my_role', {})) !== 'owner')
      throw new Refused(403, 'Only an owner may do this.');
    if (!mail) throw new Refused(503, 'This site has no mail server, so nothing was sent.');
    const link = (await callDatabase(ask, 'account_link', { token })) as Omit<AccountLink, 'token'> | null;
    if (!link) throw new Refused(410, LINK_IS_OVER);
    const keptAt = await send({ ...link, token }, mail);
    return keptAt ? succeeded(KEPT, keptAt) : succeeded('Email Sent Successfully');
  };

  const answer = answerPost(async (request) => {
    const body = await readRequest(request);
    if (body.action === 'forgot') return succeeded(await forgot(request, body.email));
    if (body.action === 'redeem') return succeeded(await redeem(request, body.token, body.password));
    return mailLink(request, body.token);
  });
  return sameOrigin(siteUrl, answer);
};
