import { meantCode, readCode, readCodes } from './scanCode';

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
    [']C1CARGO001-3', 'CARGO001', 3],
    [']Q1https://cargo.example/tracking/CARGO001#piece-3\r\n', 'CARGO001', 3],
    [']E0CARGO001', 'CARGO001', null],
    ['\u0002CARGO001-3\u0003', 'CARGO001', 3],
    ['*CARGO001*', 'CARGO001', null],
    ['tracking_id: CARGO001\nfrom: Ama\nto: Kofi\ncurrent_location: Ghana', 'CARGO001', null],
    ['CARGO001/3', 'CARGO001', 3],
    ['CARGO001ß3', 'CARGO001', 3],
    [']C1401CARGO001-3', 'CARGO001', 3],
    [']d2010400638133393121CARGO001', 'CARGO001', null],
    ['\u001d10CARGO001\u001d17261231', 'CARGO001', null],
    ['\u001d00123456789012345678400CARGO001', 'CARGO001', null],
    [']C12112345678', '12345678', null],
    ['401CARGO001', 'CARGO001', null],
    ['(401)CARGO001', 'CARGO001', null],
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
    '2112345678',
    ']E04006381333931',
    'CARGO001 CARGO002',
    'CQRGO))!-3',
    'CARGZ001ß3',
    'CARGY001/3',
    '\u001d10CARGO001\u001d21CARGO002',
  ])('does not take %j for a number', (text) => {
    expect(readCode(text)).toBeNull();
  });
});

describe('meantCode', () => {
  it.each([
    ['a French device, and a scanner that is set to English', 'cqrgoàà&', null],
    ['a French device, and a scanner that is set to English', 'CQRGOàà&)"', 3],
    [
      'a French device, and a scanner that is set to English',
      'httpsM!!cqrgo:exqnple!trqcking!CQRGOàà&',
      null,
    ],
    ['an English device, and a scanner that is set to French', 'cqrgo))!', null],
    ['an English device, and a scanner that is set to French', 'cqrgo))!6#', 3],
    [
      'a German device, and a scanner that is set to English',
      'httpsÖ--cargo.example-tracking-CARGO001',
      null,
    ],
  ])('reads the number for %s: %s', (_who, text, piece) => {
    expect(meantCode(text)).toEqual({ trackingId: 'CARGO001', piece });
  });

  it('reads the letters that are at other places, too', () => {
    expect(meantCode('CARGZ001ß3')).toEqual({ trackingId: 'CARGY001', piece: 3 });
    expect(meantCode('CARGY001/3')).toEqual({ trackingId: 'CARGZ001', piece: 3 });
  });

  it.each(['4006381333931', 'Kofi Mensah', '', 'a sentence'])('reads nothing from %j', (text) => {
    expect(meantCode(text)).toBeNull();
  });
});

it('readCodes takes the codes of a label for one, and the piece for what was scanned', () => {
  const label = ['https://cargo.example/tracking/CARGO001', 'CARGO001-3', 'CARGO001-3', '4006381333931'];
  expect(readCodes([...label, 'CARGO002'])).toEqual([
    { trackingId: 'CARGO001', piece: 3 },
    { trackingId: 'CARGO002', piece: null },
  ]);
});
