import { readCode, readCodes } from './scanCode';

describe('readCode', () => {
  it.each([
    ['CARGO001', 'CARGO001', null],
    [' cargo001\r\n', 'CARGO001', null],
    ['CARG O001', 'CARGO001', null],
    ['CARG‑O001', 'CARGO001', null],
    ['CARGO001-3', 'CARGO001', 3],
    ['cargo001-120', 'CARGO001', 120],
    ['CARG O001-3', 'CARGO001', 3],
    ['CARGO001 - 3', 'CARGO001', 3],
    ['CARGO001–3', 'CARGO001', 3],
    ['CARG-O001-3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001', 'CARGO001', null],
    ['HTTPS://CARGO.EXAMPLE/TRACKING/CARGO001', 'CARGO001', null],
    ['https://cargo.example/tracking/CARGO001/', 'CARGO001', null],
    ['https://cargo.example/tracking/CARGO001-3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001?piece=3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001?lang=de&piece=12', 'CARGO001', 12],
    ['https://cargo.example/tracking/CARGO001#3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001/#piece=3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001#piece-3', 'CARGO001', 3],
    ['https://cargo.example/tracking/CARGO001?ref=label2', 'CARGO001', null],
  ])('reads %j', (text, trackingId, piece) => {
    expect(readCode(text)).toEqual({ trackingId, piece });
  });

  it.each([
    '',
    'CARGO',
    'CARGO0011',
    'CARGO001-0',
    'CARGO001-12345',
    'ÇARGO001',
    'https://cargo.example/',
    'https://cargo.example/news/CARGO001',
    'https://cargo.example/tracking/',
    '4006381333931',
  ])('does not take %j for a number', (text) => {
    expect(readCode(text)).toBeNull();
  });
});

it('readCodes takes the codes of a label for one, and the piece for what was scanned', () => {
  const label = ['https://cargo.example/tracking/CARGO001', 'CARGO001-3', 'CARGO001-3', '4006381333931'];
  expect(readCodes([...label, 'CARGO002'])).toEqual([
    { trackingId: 'CARGO001', piece: 3 },
    { trackingId: 'CARGO002', piece: null },
  ]);
});
