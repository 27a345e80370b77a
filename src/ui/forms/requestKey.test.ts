import { openRequestKey } from './requestKey';

describe('the key of a request', () => {
  const KEY = 'draft:form:key';
  const content = { subject: 'Your parcel' };

  it('is a uuid, the same for the same content', () => {
    const requestKey = openRequestKey(KEY);
    expect(requestKey.keyFor(content)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(requestKey.keyFor({ ...content })).toBe(requestKey.keyFor(content));
  });

  it('changes when the content changes after an attempt', () => {
    const requestKey = openRequestKey(KEY);
    const first = requestKey.keyFor(content);
    const second = requestKey.keyFor({ subject: 'Another' });
    expect(second).not.toBe(first);
    expect(requestKey.keyFor({ subject: 'Another' })).toBe(second);
  });

  it('is known when the content has changed after an attempt, and can be taken for that as well', () => {
    const requestKey = openRequestKey(KEY);
    expect(requestKey.formerKey(content)).toBeUndefined();
    const first = requestKey.keyFor(content);
    const changed = { subject: 'Another' };
    expect(requestKey.formerKey(content)).toBeUndefined();
    expect(requestKey.formerKey(changed)).toBe(first);
    requestKey.resume();
    expect(requestKey.formerKey(changed)).toBeUndefined();
    expect(requestKey.keyFor(changed)).toBe(first);
  });

  it('survives a reload, and ends with the request', () => {
    const first = openRequestKey(KEY).keyFor(content);
    const reopened = openRequestKey(KEY);
    expect(reopened.keyFor(content)).toBe(first);
    reopened.close();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(openRequestKey(KEY).keyFor(content)).not.toBe(first);
    expect(reopened.keyFor(content)).not.toBe(first);
  });

  it('lasts for the lifetime of the page when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const requestKey = openRequestKey(KEY);
    expect(requestKey.keyFor(content)).toBe(requestKey.keyFor(content));
  });
});
