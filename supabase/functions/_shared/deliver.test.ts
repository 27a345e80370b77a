import type { Delivery, OutgoingMail } from './transport.ts';
import { type Clock, deliver } from './deliver.ts';

const mail = {} as OutgoingMail;
const later: Delivery = { outcome: 'later', reason: '450 Busy' };
const accepted: Delivery = { outcome: 'accepted' };

/** Delivers the mail to a server that gives these answers in turn, on a clock that advances `took` ms per attempt. */
const offer = async (answers: Delivery[], took = 100) => {
  let time = 0;
  const waits: number[] = [];
  const clock: Clock = {
    now: () => time,
    wait: (ms) => {
      time += ms;
      waits.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
  };
  let attempts = 0;
  const delivered = await deliver(
    () => {
      time += took;
      attempts += 1;
      return Promise.resolve(answers.shift() ?? later);
    },
    mail,
    clock,
  );
  return { ...delivered, waits, attempts, time };
};

describe('deliver', () => {
  it('tries once when the server accepts the mail', async () => {
    expect(await offer([accepted])).toMatchObject({ state: 'sent', tries: 1, reason: '', waits: [] });
  });

  it('retries a temporary refusal after 1 and 2 seconds plus jitter', async () => {
    expect(await offer([later, later, accepted])).toMatchObject({
      state: 'sent',
      tries: 3,
      waits: [1125, 2125],
    });
  });

  it('gives up after three tries', async () => {
    expect(await offer([])).toMatchObject({ state: 'failed', tries: 3, attempts: 3, reason: '450 Busy' });
  });

  it('does not retry a permanent refusal', async () => {
    const refusal: Delivery = { outcome: 'refused', reason: '550 Nobody' };
    expect(await offer([refusal, accepted])).toMatchObject({
      state: 'failed',
      tries: 1,
      reason: '550 Nobody',
    });
  });

  it('does not retry an unclear outcome', async () => {
    const unclear: Delivery = { outcome: 'unclear', reason: 'Timeout' };
    expect(await offer([unclear, accepted])).toMatchObject({ state: 'unknown', attempts: 1 });
    expect(await offer([later, unclear, accepted])).toMatchObject({ state: 'unknown', attempts: 2 });
  });

  it('stops retrying after twenty seconds', async () => {
    expect(await offer([], 8_000)).toMatchObject({ state: 'failed', attempts: 3 });
    expect(await offer([], 19_500)).toMatchObject({ state: 'failed', attempts: 1 });
  });
});
