import { act, renderHook } from '@testing-library/react';
import { readDraft } from '@/ui/forms/sessionDraft';
import { newConsignment } from '@/domain/consignment/consignmentValues';
import { useFilledForm } from './useFilledForm';

const opened = newConsignment('2026-03-01T08:00:00Z');
const DRAFT = 'draft:new-consignment';

const openForm = (draft: object) => {
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  return renderHook(() => useFilledForm(DRAFT)).result;
};
const typeIn = (changes: object) =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ ...readDraft(DRAFT), ...changes }));

describe('a form that was filled in from elsewhere', () => {
  it('takes back what still is as it was filled in, and keeps what was typed since', () => {
    const form = openForm({ sendersName: 'Esi', recName: 'Kwame', city: 'Accra' });
    act(() => form.current.fill({ sendersName: 'Ama', recName: 'Kofi', product: 'Tea' }, 'From a template'));
    typeIn({ recName: 'Abena', remark: 'Call first' });
    act(() => form.current.undo(opened));
    expect(readDraft(DRAFT)).toEqual({
      sendersName: 'Esi',
      recName: 'Abena',
      city: 'Accra',
      remark: 'Call first',
    });
    expect(form.current.notice).toBeUndefined();
  });

  it('keeps a field empty that was emptied since', () => {
    const form = openForm({ sendersName: 'Esi' });
    act(() => form.current.fill({ sendersName: 'Ama' }, 'From a template'));
    sessionStorage.removeItem(DRAFT); // a draft has no field that is as the form was opened
    act(() => form.current.undo(opened));
    expect(readDraft(DRAFT)).toBeUndefined();
  });

  it('gives back what was emptied by the filling', () => {
    const form = openForm({ city: 'Accra' });
    act(() => form.current.fill({ city: '' }, 'From another consignment'));
    sessionStorage.removeItem(DRAFT);
    act(() => form.current.undo(opened));
    expect(readDraft(DRAFT)).toEqual({ city: 'Accra' });
  });

  it('has another version for each filling, also for one that was begun before another was done', () => {
    const form = openForm({});
    const { fill } = form.current;
    act(() => fill({ sendersName: 'Ama' }, 'From a template'));
    act(() => fill({ sendersName: 'Esi' }, 'From a quote'));
    expect(form.current.version).toBe(2);
    expect(form.current.notice).toBe('From a quote');
  });
});
