import { answerPost } from '../_shared/answerPost.ts';
import { succeeded } from '../_shared/answers.ts';
import { askAsService, callDatabase } from '../_shared/backend.ts';
import { clientAddress } from '../_shared/clientAddress.ts';
import { deliver, realClock } from '../_shared/deliver.ts';
import { readJson } from '../_shared/readJson.ts';
import { Refused } from '../_shared/refused.ts';
import { sameOrigin } from '../_shared/sameOrigin.ts';
import type { ServiceSettings } from '../_shared/serviceSettings.ts';
import { text } from '../_shared/text.ts';
import { type PartyCode, partyMail } from './partyMail.ts';

const MAX_BYTES = 1024;

const ON_ITS_WAY =
  'If we have an e-mail address of this party, a code is on its way to it. It works for an hour.';
const KEPT_IF_ANY =
  'This site has no mail server. If we have an e-mail address of this party, a mail with a code was kept in the outbox: open /outbox on this machine. The code works for an hour.';
const NO_MAIL = 'This site has no mail server, so no code can be sent. Ask us for your word.';

const readRequest = async (request: Request) => {
  const { trackingId, party } = await readJson(request, MAX_BYTES);
  if (party !== 'sender' && party !== 'receiver') throw new Refused(400, 'The request is incomplete.');
  return { trackingId: text(trackingId, 100), party };
};

/**
 * Mails a code to a party of a consignment: `POST` with `{trackingId, party: 'sender' | 'receiver'}`. The answer is the same
 * whether or not there is such a consignment, and an address. Responds as foxEmail does.
 */
export const createParties = (settings: ServiceSettings): ((request: Request) => Promise<Response>) => {
  const { backend, secretKey, siteUrl, mail, clock = realClock, log = () => undefined } = settings;
  const { later = () => undefined } = settings;
  const service = askAsService(secretKey, backend);

  const send = async (code: PartyCode, { from, transport }: NonNullable<typeof mail>) => {
    const outgoing = partyMail(code, { siteUrl, from });
    const { state, tries } = await deliver(transport, outgoing, clock);
    log(`mail ${outgoing.key}: ${state} after ${tries}, with a code of a party`);
  };

  const answer = answerPost(async (request) => {
    const { trackingId, party } = await readRequest(request);
    if (!mail) return succeeded(NO_MAIL);
    const codeRequest = { tracking_id: trackingId, party, client: clientAddress(request) };
    const code = (await callDatabase(service, 'begin_party_code', codeRequest)) as PartyCode | null;
    // Not awaited: how long the answer takes must not tell whether there is an address.
    if (code) later(send(code, mail).catch(() => undefined));
    return succeeded(mail.isKept ? KEPT_IF_ANY : ON_ITS_WAY);
  });
  return sameOrigin(siteUrl, answer);
};
