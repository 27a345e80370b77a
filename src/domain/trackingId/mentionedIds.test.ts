import { mentionedIds } from './mentionedIds';

describe('the tracking ids in messages', () => {
  it.each<[messages: string[], ids: string[]]>([
    [['Where is AB12CD34?'], ['AB12CD34']],
    [['ab12cd34, please'], ['AB12CD34']],
    [['It is AB12-CD34.'], ['AB12CD34']],
    [['It is AB12 CD34.'], ['AB12CD34']],
    [['It says AB12CD34-12 on the label'], ['AB12CD34']],
    [['http://localhost:3000/tracking/AB12CD34'], ['AB12CD34']],
    [['It is \u2068AB12\u200bCD34\u2069，thank you'], ['AB12CD34']],
    [['Shipment ABCDEFGH'], ['ABCDEFGH', 'SHIPMENT']],
    [['Alpha Bravo one two Charlie Delta three four'], ['AB12CD34']],
    [['First AB12CD34, then EF56GH78'], ['EF56GH78', 'AB12CD34']],
    [
      ['AB12CD34', 'EF56GH78', 'and AB12CD34 again'],
      ['AB12CD34', 'EF56GH78'],
    ],
    [['with your help'], []],
    [['AB12CD345 or AB12CD3'], []],
    [[''], []],
  ])('of %j are %j', (messages, ids) => {
    expect(mentionedIds(messages)).toEqual(ids);
  });

  it('are 30 at most, the last', () => {
    const ids = Array.from({ length: 40 }, (_none, index) => `AB12CD${10 + index}`);
    expect(mentionedIds([ids.join(' ')])).toEqual(ids.slice(-30).toReversed());
  });
});
