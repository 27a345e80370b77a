import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type HostProcess, startHost } from '../testing/hostProcess';

describe('demo data in a database that was created without it', () => {
  let dataDir: string;
  let host: HostProcess;
  const start = async (DEMO_DATA: string): Promise<void> => {
    host = await startHost({ dataDir, env: { DEMO_DATA } });
  };
  const rows = async (table: string) => (await host.sql(`select from public."${table}"`)).length;
  const contents = async () => [
    await rows('consignment'),
    await rows('contactForm'),
    await rows('newsLetter'),
  ];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-demo-'));
    await start('false');
  });
  afterEach(() => host.stop());
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('is not added when the database has a consignment', async () => {
    expect(await contents()).toEqual([0, 0, 0]);
    await host.sql(
      `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName",
         "recEmail", "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city,
         "timeCreated", status, "deliveryDate", type)
       values ('a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', '1', 'Ghana', 'Ghana', 'Ghana', 'Tema', now(), 'New', now(), 'Regular')`,
    );
    await host.stop();
    await start('true');
    expect(await contents()).toEqual([1, 0, 0]);
    await host.sql('delete from public.consignment');
  });

  it('is added by a start with DEMO_DATA=true when the database has no consignment', async () => {
    await start('true');
    expect(await contents()).toEqual([12, expect.any(Number), expect.any(Number)]);
    const weighed = await host.sql(
      `select "trackingId" as id, "itemWeight"::float as weight, sum(weight_kg) as weighed, count(*)::int as pieces
       from public.consignment join public.consignment_piece as piece on piece.consignment = consignment.id
       group by consignment.id order by 1`,
    );
    expect(weighed).toEqual([
      { id: 'CARGO011', weight: 210, weighed: 210, pieces: 12 },
      { id: 'CARGO012', weight: 6100, weighed: 6100, pieces: 3 },
    ]);
  });
});
