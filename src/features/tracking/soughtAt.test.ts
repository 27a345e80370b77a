import { sentId, soughtAt } from './soughtAt';

it.each([
  ['/tracking', '', ''],
  ['/tracking', '?id=%20CARGO001 ', 'CARGO001'],
  ['/tracking', '?id=CARGO001,CARGO002', 'CARGO001,CARGO002'],
  ['/tracking', '?id=CARGO001&id=CARGO002', 'CARGO001,CARGO002'],
  ['/tracking', '?utm=x', ''],
  ['/tracking/CARGO001', '', 'CARGO001'],
  ['/tracking/CARGO001', '?utm=x', 'CARGO001'],
  ['/tracking/CARGO001,CARG%20O002', '', 'CARGO001,CARG O002'],
  ['/tracking/%E0%A4%A', '', '%E0%A4%A'],
])('soughtAt of %s%s is “%s”', (pathname, search, expected) => {
  expect(soughtAt({ pathname, search })).toBe(expected);
});

describe('sentId', () => {
  it.each([
    ['an id as it is', ' carg-o001', ' carg-o001'],
    ['no more of a longer text than makes it one', 'A'.repeat(1_048_576), 'A'.repeat(1_001)],
    ['no half of a character', `A${'🚢'.repeat(1_500)}`, `A${'🚢'.repeat(1_000)}`],
  ])('sends %s', (_what, id, sent) => {
    expect(sentId(id)).toBe(sent);
  });
});
