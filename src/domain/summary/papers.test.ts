import { requestedPapers, requestIn } from './papers';

describe('the papers that a remark asks for', () => {
  it.each<[string, string[]]>([
    [
      'Customs ask for a certificate of origin. Please send it to us by e-mail or in the chat.',
      ['certificate of origin'],
    ],
    ['Please send the commercial invoice and the packing list', ['commercial invoice', 'packing list']],
    ['We need your INVOICES.', ['invoice']],
    ['Customs ask for an import licence.', ['import licence']],
    ['A certificate of origin is missing', ['certificate of origin']],
    ['The invoice has arrived. We wait for the power of attorney.', ['power of attorney']],
    ['The certificate of origin was received; customs will release it.', []],
    ['The import licence was refused', []],
    ['Handed to customs with the bill of lading', []],
    ['', []],
  ])('“%s”', (remark, papers) => {
    expect(requestedPapers(remark)).toEqual(papers);
  });
});

it.each<[string, string | undefined]>([
  [
    'The goods entrance was closed. We come again tomorrow; please be there or choose another day.',
    'Please be there or choose another day.',
  ],
  ['Please call us!', 'Please call us.'],
  ['The ship waits off the coast for a berth.', undefined],
  ['We are pleased to tell you', undefined],
])('“%s” asks: %s', (remark, request) => {
  expect(requestIn(remark)).toBe(request);
});
