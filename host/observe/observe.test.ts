import { caller, manyClients } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';
import { freePort } from '../testing/postgresServer';

describe('a host that is observed', () => {
  let host: HostProcess;
  let metrics: string;
  beforeAll(async () => {
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    host = await startHost({ env: { ...manyClients, METRICS_PORT: String(port), LOG_REQUESTS: 'true' } });
  });
  afterAll(() => host.stop());

  const scrape = async () => (await fetch(metrics)).text();
  const lines = () =>
    host
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('serves its figures on a port of their own, and not on the public one', async () => {
    const track = caller(host);
    for (let turn = 0; turn < 3; turn += 1)
      await track('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: 'CARGO001' } });
    const text = await scrape();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/rest\/v1\/rpc\/track_consignment",status="200"\} 3/,
    );
    expect(text).toMatch(/^realtime_sockets 0$/m);
    expect(text).toMatch(/^database_bytes [1-9]\d{6,}$/m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    expect(await (await fetch(`${host.url}/metrics`)).text()).not.toContain('http_request_duration');
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  });

  it('counts addresses that somebody makes up as one', async () => {
    const call = caller(host);
    for (let turn = 0; turn < 50; turn += 1) await call('POST', `/rest/v1/rpc/made_up_${turn}`, { body: {} });
    const text = await scrape();
    expect(text).not.toContain('made_up');
    expect(text).toMatch(/_count\{method="POST",route="other",status="404"\} 50/);
  });

  it('logs a line of JSON for each request, with the id of its answer and nothing personal', async () => {
    const answer = await fetch(`${host.url}/tracking/CARGO001?from=ada@reader.test`, {
      headers: { 'x-forwarded-for': '192.0.2.77', 'x-request-id': 'from-the-proxy-1' },
    });
    await answer.text();
    const id = answer.headers.get('x-request-id');
    expect(id).toBe('from-the-proxy-1');
    await until(() => lines().some((line) => line.id === id));
    const line = lines().find((entry) => entry.id === id);
    expect(line).toEqual({
      time: expect.any(String) as string,
      id,
      method: 'GET',
      route: '/tracking/…',
      status: answer.status,
      ms: expect.any(Number) as number,
    });
    expect(host.log()).not.toMatch(/CARGO001|reader\.test|192\.0\.2\.77/);
  });
});

describe('a host that is not observed', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  it('prints no line for a request, and still names it', async () => {
    const answer = await fetch(`${host.url}/tracking`, { headers: { 'x-request-id': 'not-trusted' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.log()).not.toContain('{"time"');
  });

  it('is ready, and alive', async () => {
    expect(await (await fetch(`${host.url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(`${host.url}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});
