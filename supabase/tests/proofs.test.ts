import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { aConsignment, addScanner, type Caller, caller, everyRole, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { connect, disconnect, listen, waitForHints } from './support/listening';

interface Proof {
  id?: string;
  signer: string;
  signature: number[][];
  place: string | null;
  moment: string;
  photos: string[];
}

const SIGNATURE = [
  [10, 10, 400, 200, 900, 390],
  [500, 0, 500, 400],
];

/** A photograph as a canvas writes it, of noise: about as many bytes as pixels. */
const photograph = (width = 320, height = 240) => {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => randomInt(256)));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};
const aPhoto = async (...size: number[]) =>
  (
    await photograph(...size)
      .jpeg()
      .toBuffer()
  ).toString('base64');

describe('proofs of delivery', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin' | 'scanner', Caller>;
  let consignment: { id: number; trackingId: string };
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    const { email, password } = await addScanner(host);
    const scanner = caller(host, await signIn(host, email, password));
    roles = { ...(await everyRole(host)), scanner };
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.hits');
    await host.sql('delete from private.proof');
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment(),
      headers: { prefer: 'return=representation' },
    });
    [consignment] = body as [typeof consignment];
  });

  const ask = async (name: string, body: object, call = roles.admin) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body;
  const proof = (changes: object = {}) => ({
    proof: randomUUID(),
    tracking_id: consignment.trackingId,
    signer: ' Kofi Mensah ',
    signature: SIGNATURE,
    place: 'Gate 3',
    moment: '2026-11-20T10:00:00Z',
    ...changes,
  });
  const add = async (changes: object = {}, call = roles.scanner) => {
    const request = proof(changes);
    expect(await ask('add_proof', request, call)).toBeFalsy();
    return request.proof;
  };
  const addPhoto = (of: string, photo: string, position = 1, call = roles.scanner) =>
    ask('add_proof_photo', { proof: of, number: position, photo }, call);
  const list = async () => (await ask('consignment_proofs', { consignment: consignment.id })) as Proof[];

  it('are taken by all of the staff, and listed for the office', async () => {
    const photo = await aPhoto();
    const id = await add();
    expect(await addPhoto(id, photo)).toBeFalsy();
    expect(await list()).toEqual([
      {
        id,
        signer: 'Kofi Mensah',
        signature: SIGNATURE,
        place: 'Gate 3',
        moment: '2026-11-20T10:00:00.000Z',
        takenBy: expect.stringContaining('@example.test') as string,
        photos: 1,
      },
    ]);
    expect(await ask('proof_photos', { proof: id })).toEqual([photo]);
    for (const name of ['consignment_proofs', 'proof_photos', 'delete_proof'])
      for (const call of [roles.user, roles.scanner])
        expect(await ask(name, { consignment: consignment.id, proof: id, reason: 'x' }, call)).toMatchObject({
          code: expect.stringMatching(/42501|PGRST202/) as string,
        });
    expect(await ask('add_proof', proof(), roles.user)).toMatchObject({ code: '42501' });
    expect(await addPhoto(id, photo, 2, roles.user)).toMatchObject({ code: '42501' });
  });

  it('are stored once for one key, with each photograph once, in any number of tries', async () => {
    const request = proof();
    const photo = await aPhoto();
    await Promise.all([ask('add_proof', request, roles.scanner), ask('add_proof', request, roles.scanner)]);
    await ask('add_proof', request, roles.scanner);
    await Promise.all([addPhoto(request.proof, photo), addPhoto(request.proof, photo)]);
    expect(await list()).toMatchObject([{ photos: 1 }]);
    expect(await addPhoto(request.proof, await aPhoto())).toMatchObject({ code: 'PT409' });
    expect(await addPhoto(request.proof, photo, 5)).toMatchObject({ code: '23514' });
    expect(await addPhoto(request.proof, photo, 2, roles.admin)).toMatchObject({ code: 'PT404' });
    expect(await ask('add_proof', request, roles.admin)).toMatchObject({ code: 'PT409' });
  });

  it.each<[string, object, string]>([
    ['no signer', { signer: ' ' }, '23514'],
    ['an unknown consignment', { tracking_id: 'ZZZZZZZZ' }, 'PT404'],
    ['a time in the future', { moment: '2098-01-01T00:00:00Z' }, '22023'],
    ['a signature that is markup', { signature: { svg: '<svg onload=alert(1)>' } }, '22023'],
    ['a signature of texts', { signature: [['1', '2', '3', '4']] }, '22023'],
    ['a signature outside its field', { signature: [[0, 0, 1001, 0]] }, '22023'],
    ['no signature', { signature: [] }, '22023'],
    ['a signature of too many points', { signature: [Array.from({ length: 9_000 }, () => 1000)] }, '22023'],
  ])('are refused with %s', async (_what, changes, code) => {
    expect(await ask('add_proof', proof(changes), roles.scanner)).toMatchObject({ code });
    expect(await list()).toEqual([]);
  });

  describe('refuse in a photograph’s place', () => {
    const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
    const jpeg = () => photograph().jpeg().toBuffer();
    const withSize = async (pixels: number) => {
      const bytes = await jpeg();
      const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
      bytes.writeUInt16BE(pixels, at + 5);
      return bytes;
    };
    it.each<[string, () => Promise<string> | string]>([
      [
        'an SVG with a script',
        () => base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.repeat(9)),
      ],
      ['a page', () => base64(`<!doctype html><script>alert(1)</script>${' '.repeat(200)}`)],
      ['a PNG', async () => base64(await photograph().png().toBuffer())],
      [
        'a JPEG with a page behind its end',
        async () => base64(Buffer.concat([await jpeg(), Buffer.from('<script>')])),
      ],
      ['a JPEG with a second one behind it', async () => base64(Buffer.concat([await jpeg(), await jpeg()]))],
      [
        'a JPEG with the data of a camera',
        async () =>
          base64(
            await photograph()
              .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
              .jpeg()
              .toBuffer(),
          ),
      ],
      ['a JPEG of 65,500 pixels', async () => base64(await withSize(65_500))],
      ['half a JPEG', async () => base64((await jpeg()).subarray(0, 5000))],
      ['a JPEG of more than 200 kB', async () => aPhoto(900, 700)],
      ['11 MB', () => 'A'.repeat(11 * 1024 * 1024)],
      ['no base64', () => '\u{1f4f7}'.repeat(100)],
      ['nothing', () => ''],
    ])('%s', async (_what, photo) => {
      const id = await add();
      const answer = await roles.scanner('POST', '/rest/v1/rpc/add_proof_photo', {
        body: { proof: id, number: 1, photo: await photo() },
      });
      expect([400, 413]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).toMatch(/photograph must be a JPEG|larger than/);
      expect(await list()).toMatchObject([{ photos: 0 }]);
    });
  });

  it('are shown to whoever opens the parties, to holders of a link with that scope, and to nobody else', async () => {
    const photo = await aPhoto();
    const id = await add();
    await addPhoto(id, photo);
    const proofs = [{ signer: 'Kofi Mensah', signature: SIGNATURE, photos: [photo] }];
    const words = (await ask('party_words', { consignment: consignment.id })) as { receiver: string };
    const secret = { tracking_id: consignment.trackingId, secret: words.receiver };
    expect(await ask('open_parties', secret, roles.anon)).toMatchObject({ proofs });
    const link = (scope: string) => ask('make_share_link', { consignment: consignment.id, scope, days: 1 });
    const openLink = async (scope: string) =>
      ask('open_share_link', { token: await link(scope) }, roles.anon);
    expect(await openLink('proof')).toMatchObject({
      proofs,
      consignment: { sendersName: 'Ama Test', hasProof: true },
    });
    const tracked = await ask('track_consignment', { tracking_id: consignment.trackingId }, roles.anon);
    expect(tracked).toMatchObject([{ hasProof: true }]);
    const otherAnswers = JSON.stringify([await openLink('journey'), await openLink('parties'), tracked]);
    expect(otherAnswers).not.toContain('Kofi');
    expect(otherAnswers).not.toContain(photo.slice(0, 40));
  });

  it('are deleted for a reason, which the audit keeps with who took and who deleted them', async () => {
    const id = await add();
    expect(await ask('delete_proof', { proof: id, reason: ' ' })).toMatchObject({ code: '22023' });
    await ask('delete_proof', { proof: id, reason: 'Wrong house' });
    expect(await list()).toEqual([]);
    const entries = await host.sql(
      `select action, reason from public.audit where subject = 'proof' and subject_id = $1 order by id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'insert', reason: null },
      { action: 'delete', reason: 'Wrong house' },
    ]);
  });

  it('are deleted after the days that an owner sets', async () => {
    await add();
    expect(await ask('set_proof_days', { days: 30 }, roles.scanner)).toMatchObject({ code: '42501' });
    expect(await ask('set_proof_days', { days: 0 })).toMatchObject({ code: '22023' });
    await ask('set_proof_days', { days: 30 });
    expect(await ask('site_settings', {})).toMatchObject({ proofDays: 30 });
    await host.sql(`update private.proof set made_at = now() - interval '31 days'`);
    await host.sql('select private.tidy_queue()');
    expect(await host.sql('select from private.proof')).toEqual([]);
    await ask('set_proof_days', { days: 365 });
  });

  it('are told to whoever has the consignment open, with each photograph and when they are deleted', async () => {
    const client = await connect(host, await signIn(host, host.admin.email, host.admin.password));
    const listening = await listen(client, 'admin:consignments');
    const id = await add();
    await addPhoto(id, await aPhoto());
    await ask('delete_proof', { proof: id, reason: 'Wrong house' });
    const hint = { kind: 'journey', consignment: consignment.id };
    expect(await waitForHints(listening, 3)).toEqual([hint, hint, hint]);
    await disconnect(client);
  });

  it('are at most twenty of a consignment', async () => {
    for (let count = 0; count < 20; count++) await add();
    expect(await ask('add_proof', proof(), roles.scanner)).toMatchObject({ code: 'PT409' });
  });
});
