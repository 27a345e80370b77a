import { papersAddress, readPapers } from './papersAddress';

const readAddress = (address: string) => {
  const { search, hash } = new URL(address, 'https://site.example');
  return readPapers({ search, hash });
};

describe('the address of papers', () => {
  it('says what is printed for whom', () => {
    for (const papersRequest of [
      { paper: 'labels', ids: [7, 12, 9], piece: undefined },
      { paper: 'labels', ids: [7], piece: 3 },
      { paper: 'waybill', ids: [7], piece: undefined },
      { paper: 'manifest', ids: Array.from({ length: 500 }, (_, at) => at + 1), piece: undefined },
    ] as const)
      expect(readAddress(papersAddress(papersRequest))).toEqual(papersRequest);
  });

  it('is read as far as it makes sense', () => {
    expect(readAddress('/x')).toEqual({ paper: 'labels', ids: [], piece: undefined });
    expect(readAddress('/x?paper=stamp&piece=-1#7,x,,7,-3,1.5,8')).toEqual({
      paper: 'labels',
      ids: [7, 8],
      piece: undefined,
    });
    expect(readAddress(`/x#${Array.from({ length: 900 }, (_, at) => at + 1).join()}`).ids).toHaveLength(500);
  });
});
