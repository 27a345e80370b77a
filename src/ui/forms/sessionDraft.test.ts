import { dropDraft, keepDraft, readDraft } from './sessionDraft';

const KEY = 'draft:test';

const prevent = (...names: (keyof Storage)[]) => {
  for (const name of names) {
    jest.spyOn(Storage.prototype, name as 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  }
};

describe('a draft', () => {
  afterEach(() => dropDraft(KEY));

  it.each([
    ['full', ['setItem']],
    ['blocked', ['getItem', 'setItem', 'removeItem']],
  ] as [string, (keyof Storage)[]][])(
    'lasts for the lifetime of the page when storage is %s',
    (_name, names) => {
      prevent(...names);
      keepDraft(KEY, { text: 'Half a sent' });
      expect(readDraft(KEY)).toEqual({ text: 'Half a sent' });
      dropDraft(KEY);
      expect(readDraft(KEY)).toBeUndefined();
    },
  );

  it('is the newer one when storage has become full', () => {
    keepDraft(KEY, { text: 'Half' });
    prevent('setItem');
    keepDraft(KEY, { text: 'Half a sent' });
    expect(readDraft(KEY)).toEqual({ text: 'Half a sent' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is undefined when storage contains something else', () => {
    for (const other of ['{"text":', '"text"', 'null']) {
      sessionStorage.setItem(KEY, other);
      expect(readDraft(KEY)).toBeUndefined();
    }
  });
});
