import { type HostProcess, startHost } from '../testing/hostProcess';

describe('API log', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  it('contains no value of a row that the database refuses', async () => {
    const row = { firstName: '', secondName: 'Nadir', email: 'zsazsa@private.example', comment: 'My secret' };
    const answer = await fetch(`${host.url}/rest/v1/contactForm`, {
      method: 'POST',
      headers: { apikey: host.publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect(answer.status).toBe(400);
    await host.sql('select 1'); // what was printed before the answer has arrived
    expect(host.log()).not.toMatch(/Nadir|private\.example|secret/);
  });
});
