import type { Finding } from './finding';
import type { LookUp } from './lookUp';

type MxAnswer = Awaited<ReturnType<LookUp['mx']>>;
type Addresses = Awaited<ReturnType<LookUp['addresses']>>;

const TODO = 'Add an MX record that names the server of the sender’s mailbox.';

/** Where bounces and answers arrive. `addresses`: those of the domain itself, which receive if there is no MX. */
export const judgeMx = (domain: string, answer: MxAnswer, addresses: Addresses): Finding => {
  if (answer.kind === 'failed')
    return { topic: 'MX', level: 'missing', said: `The MX of ${domain} could not be read: ${answer.why}.` };
  if (answer.kind === 'noName')
    return {
      topic: 'MX',
      level: 'missing',
      said: `${domain} does not exist in the DNS (NXDOMAIN).`,
      todo: TODO,
    };
  if (answer.kind === 'found') {
    const [first] = answer.records.toSorted((a, b) => a.priority - b.priority);
    if (first && first.exchange !== '' && first.exchange !== '.')
      return { topic: 'MX', level: 'ok', said: `${domain} receives at ${first.exchange}` };
    return {
      topic: 'MX',
      level: 'missing',
      said: `${domain} says that it receives no mail (RFC 7505), so bounces and answers are lost, and some receivers refuse its mail.`,
      todo: TODO,
    };
  }
  if (addresses.kind === 'found')
    return {
      topic: 'MX',
      level: 'advice',
      said: `${domain} has no MX: mail goes to its own address.`,
      todo: TODO,
    };
  return {
    topic: 'MX',
    level: 'missing',
    said: `${domain} cannot receive mail, so bounces and answers are lost, and some receivers refuse its mail.`,
    todo: TODO,
  };
};
