import { codes } from '@/test/consignmentPage';
import { groupCodes } from './codeGroups';

it('the events are grouped by how far they take a consignment, each once', () => {
  expect(groupCodes(codes).map(({ codes: grouped }) => grouped.map(({ code }) => code))).toEqual([
    ['registered', 'picked_up', 'received'],
    ['departed', 'arrived'],
    ['delivered'],
    ['held', 'inspected'],
  ]);
});
