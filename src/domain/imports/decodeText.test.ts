import type { Encoding } from '@/content/encodings';
import { decodeText } from './decodeText';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const table = (...texts: string[]) => bytesOf(`${ascii('Receiver,City\n')}${texts.join(ascii(','))}`);

/** Names and towns as they are stored in an encoding of their country. */
const files: [encoding: Encoding, bytes: Uint8Array, texts: readonly string[]][] = [
  ['shift_jis', table('89cb8bf391be9859', '938c8b9e9373'), ['架空太郎', '東京都']],
  ['windows-1250', table('a3756b61737a20aff3b37479', 'a3f3649f'), ['Łukasz Żółty', 'Łódź']],
  [
    'windows-1251',
    table(
      'c8e2e0ed20cfe5f2f0eee2e8f720d1e8e4eef0eee22c20e4e8f0e5eaf2eef0',
      'cceef1eaeee2f1eae0ff20eee1ebe0f1f2fc2c20e3eef0eee420cfeee4eeebfcf1ea2c20f3ebe8f6e020cbe5ede8ede0',
    ),
    ['Иван Петрович Сидоров', 'город Подольск'],
  ],
  [
    'gb18030',
    table('d5c5ceb0c3b3d2d7d3d0cfdeb9abcbbe', 'c9cfbaa3cad0c6d6b6abd0c2c7f8'),
    ['张伟贸易有限公司', '上海市浦东新区'],
  ],
  [
    'euc-kr',
    table('b1e8c3b6bcf620b9abbfaac8b8bbe7', 'bcadbfefc6afbab0bdc3'),
    ['김철수 무역회사', '서울특별시'],
  ],
];

describe('the encoding of a text', () => {
  it.each(files)('is told as %s, and has to be looked at', (encoding, bytes, texts) => {
    const { text, ...facts } = decodeText(bytes);
    expect(facts).toMatchObject({ encoding, isCertain: false });
    expect(facts.probable[0]).toBe(encoding);
    for (const sample of texts) expect(text).toContain(sample);
    expect(facts.preview).toEqual(expect.arrayContaining([...texts]));
  });

  it.each<[what: string, bytes: Uint8Array, encoding: Encoding]>([
    ['of plain English', bytesOf(ascii('a,b\n1,2')), 'utf-8'],
    ['of UTF-8', Uint8Array.from(Buffer.from('Größe\ncafé')), 'utf-8'],
    ['with a mark', Uint8Array.from([0xff, 0xfe, ...Buffer.from('é', 'utf16le')]), 'utf-16le'],
    ['of UTF-16 without a mark', Uint8Array.from(Buffer.from('a;b\nc;d\n', 'utf16le')), 'utf-16le'],
    ['of UTF-16 of other machines', bytesOf('0061003b0062000a00630064'), 'utf-16be'],
    ['with escapes', bytesOf(`${ascii('a\n')}1b2442 456c 3571 1b2842`), 'iso-2022-jp'],
    [
      'of a page that says it',
      bytesOf(ascii('<meta charset="windows-1251"><p>\xc8\xe2\xe0\xed')),
      'windows-1251',
    ],
  ])('is certain %s', (_what, bytes, encoding) => {
    expect(decodeText(bytes)).toMatchObject({ encoding, isCertain: true });
  });

  it('is the one that was chosen, also when it is not the likeliest', () => {
    const [, bytes] = files[1]!;
    expect(decodeText(bytes, 'windows-1252')).toMatchObject({ encoding: 'windows-1252', isCertain: false });
    expect(decodeText(bytes, 'windows-1252').text).toContain('£');
  });

  it('does not trust a page that says what cannot be', () => {
    const page = bytesOf(
      `${ascii('<meta charset="utf-8"><p>')}c8e2e0ed20cfe5f2f0eee2e8f720d1e8e4eef0eee22c20e4e8f0e5eaf2eef020cceef1eaeee2f1eae0ff20eee1ebe0f1f2fc2c20e3eef0eee420cfeee4eeebfcf1ea2c20f3ebe8f6e020cbe5ede8ede0`,
    );
    expect(decodeText(page)).toMatchObject({ encoding: 'windows-1251', isCertain: false });
    expect(decodeText(bytesOf(ascii('<meta charset="nonsense"><p>')))).toMatchObject({ encoding: 'utf-8' });
  });

  it('is found in a large file without looking at all of it', () => {
    const [, bytes] = files[0]!;
    const large = new Uint8Array(4_000_000).fill(0x61);
    large.set(bytes, 3_000_000);
    large.fill(0x0a, 2_999_999, 3_000_000);
    expect(decodeText(large)).toMatchObject({ encoding: 'shift_jis' });
  });
});
