import { codeText, readCode, readText } from '@/domain/trackingId/readCodes';
import { readingCases } from '@/domain/trackingId/readingCases';
import { type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

/** What texts are made of that read alike or not at all. */
const PARTS = [
  ...[
    'CARGO001',
    'CARGO002-1',
    'abcdefgh',
    'ABCDEFGH',
    'MARGARET',
    '12345678',
    'CARG',
    'O001',
    'C',
    'A',
    'CARGO02',
  ],
  ...['Tracking', 'No.', 'parcel', 'number', 'shipment', 'from: ', 'tracking_id: ', 'june', '2026', 'Nº'],
  ...[
    ' ',
    ': ',
    '-',
    ' - ',
    '2',
    '12',
    '1000',
    '0',
    ',',
    ';',
    '\n',
    '\t',
    '#',
    '.',
    ')',
    '"',
    '“',
    '—',
    '+',
    '/',
    '_',
    '|',
  ],
  ...[
    'https://x.example/tracking/',
    '/tracking?id=',
    'tracking/',
    '&id=',
    '?piece=3',
    '#piece-2',
    '@',
    'www.',
  ],
  ...['%20', '%2F', '%E2%80%8B', '%2520', '%C4%B1', '%E2', '%'],
  ...['\u200b', '－', 'Ｃ', 'é', 'ß', '٠', '\u0085', 'ー', '\u00a0', '🚢', '\u{e0100}', '¤', '§'],
  ...[
    'charlie alpha romeo golf oscar ',
    'double ',
    'zero ',
    'one ',
    'dash ',
    'x ray ',
    ' for ',
    ' as in ',
    'c for cat ',
  ],
];

const ROUNDS = 2_000;

/** The same numbers in every run. */
const createRandom = () => {
  let state = 7;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const madeTexts = (): string[] => {
  const random = createRandom();
  return Array.from({ length: ROUNDS }, () =>
    Array.from({ length: 1 + random(9) }, () => `${PARTS[random(PARTS.length)]}${random(3) ? '' : ' '}`).join(
      '',
    ),
  );
};

/** Every character that is no letter, or is a digit, mark or format of any script; those that no text can have are left out. */
const isTried = (character: string) => /[^\p{L}\p{Cs}\p{Cn}\0]/u.test(character);
const characters = Array.from({ length: 0x2fa20 }, (_, code) => String.fromCodePoint(code))
  .concat(Array.from({ length: 0x1000 }, (_, code) => String.fromCodePoint(0xe0000 + code)))
  .filter(isTried);

describe('the ids in a text', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    ({ anon } = await everyRole(host));
  });
  afterAll(() => host.stop());

  const readAll = async (texts: readonly string[]) => {
    const rows = await host.sql<{ codes: string[] }>(
      `select array(select concat_ws('-', id, piece) from private.read_codes(text)) as codes
       from unnest($1::text[]) with ordinality as listed (text, place) order by place`,
      [texts],
    );
    return rows.map(({ codes }) => codes);
  };

  const differing = async (texts: readonly string[]) => {
    const codes = await readAll(texts);
    return texts
      .map((text, place) => [text, readText(text).codes.map(codeText).join(), codes[place]?.join()])
      .filter(([, inApp, inDatabase]) => inApp !== inDatabase);
  };

  it('are read by the table of cases', async () => {
    expect(await readAll(readingCases.map(([, text]) => text))).toEqual(
      readingCases.map(([, , codes]) => codes),
    );
  });

  it('are the same here and in the app, for texts of parts of all kinds', async () => {
    expect(await differing(madeTexts())).toEqual([]);
  });

  it('are the same here and in the app, with every sign in them and around them', async () => {
    expect(characters.length).toBeGreaterThan(10_000);
    expect(
      await differing(characters.map((sign) => `CARGO${sign}001 AB12CD34${sign} ${sign}EF56GH78`)),
    ).toEqual([]);
  });

  it('are none in a text that is too long', async () => {
    expect(await readAll([`CARGO001 ${'x'.repeat(991)}`, `CARGO001 ${'x'.repeat(992)}`])).toEqual([
      ['CARGO001'],
      [],
    ]);
  });

  it('are one or none for what takes one', async () => {
    for (const text of [
      'Tracking: CARGO001',
      'CARGO001-2 (CARGO001)',
      'CARGO001, CARGO002',
      'CARGO001-1 CARGO001-2',
      '',
    ]) {
      const [entered] = await host.sql(`select id, piece from private.entered_code($1)`, [text]);
      expect(entered).toEqual(readCode(text) ?? { id: null, piece: null });
    }
  });

  it.each([
    'Tracking No.: CARGO001',
    '\u200bCAR\u00adGO00\u20601',
    '“ＣＡＲＧＯ００１”.',
    'https://another.example/de/tracking/CARGO001%E2%80%8B?utm_source=mail#piece-1',
    'Charlie Alpha Romeo Golf Oscar double zero one',
  ])('find a consignment for a visitor who enters %j', async (entered) => {
    const call = { body: { tracking_id: entered } };
    expect((await anon('POST', '/rest/v1/rpc/track_consignment', call)).body).toMatchObject([
      { trackingId: 'CARGO001' },
    ]);
    expect((await anon('POST', '/rest/v1/rpc/track_events', call)).body).not.toEqual([]);
    const { body } = await anon('POST', '/rest/v1/rpc/track_consignments', {
      body: { tracking_ids: [entered] },
    });
    expect(body).toMatchObject([{ consignment: { trackingId: 'CARGO001' } }]);
  });

  it.each(['CARGO001 CARGO002', 'Tracking', 'САRGO001', 'CARG0001'])(
    'find nothing for a visitor who enters %j',
    async (entered) => {
      const { body } = await anon('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: entered },
      });
      expect(body).toEqual([]);
    },
  );

  it('are not read by a visitor directly', async () => {
    const { status } = await anon('POST', '/rest/v1/rpc/read_codes', { body: { entered: 'CARGO001' } });
    expect(status).toBe(404);
  });
});
