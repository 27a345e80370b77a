import { aConsignment } from '@/test/builders';
import { readConsignment } from './consignment';
import { isLocked, newConsignment, rulesOf, toInsert, toUpdate, toValues } from './consignmentForm';

const opened = toValues(readConsignment(aConsignment()), '2026-03-05T10:00:00Z');

describe('the consignment form', () => {
  it('locks on edit what the specification locks', () => {
    const open = (Object.keys(opened) as (keyof typeof opened)[]).filter((field) => !isLocked(field, 'edit'));
    expect(open.sort()).toEqual(['city', 'currentLocation', 'currentTime', 'itemWeight', 'remark', 'status']);
    expect(isLocked('sendersName', 'create')).toBe(false);
  });

  it('sends only what was changed, and always the time', () => {
    const changes = toUpdate({ ...opened, city: 'Accra' }, opened);
    expect(changes).toEqual({ city: 'Accra', currentTime: '2026-03-05T10:00:00.000Z' });
  });

  it('stores an optional field that was emptied as absent', () => {
    expect(toUpdate({ ...opened, itemWeight: ' ' }, opened)).toMatchObject({ itemWeight: null });
    expect(toInsert(newConsignment('2026-03-05T10:00:00Z'))).toMatchObject({ comment: null, product: null });
  });

  it('asks for the created time on creation and the current time on edit', async () => {
    const empty = { ...opened, timeCreated: '', currentTime: '' };
    const missing = async (mode: 'create' | 'edit') => {
      const error: unknown = await rulesOf(1, mode)
        .validate(empty, { abortEarly: false })
        .catch((cause: unknown) => cause);
      return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
    };
    expect(await missing('create')).toEqual(['timeCreated']);
    expect(await missing('edit')).toEqual(['currentTime']);
  });
});
