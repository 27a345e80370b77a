import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const renderSelection = (total = 45) =>
  renderHook(({ question }) => useSelection(question, total), { initialProps: { question: '' } });

describe('the selection of rows', () => {
  it('has rows of several pages, and counts each once', () => {
    const { result } = renderSelection();
    act(() => result.current.select([1, 2], true));
    act(() => result.current.select([2, 3], true));
    act(() => result.current.select([1], false));
    expect(result.current.selection).toEqual({ kind: 'some', ids: [2, 3] });
    expect(result.current.count).toBe(2);
    expect([1, 2].map(result.current.has)).toEqual([false, true]);
  });

  it('has all that match but some', () => {
    const { result } = renderSelection();
    act(() => result.current.selectAll());
    act(() => result.current.select([7, 8], false));
    act(() => result.current.select([8], true));
    expect(result.current.selection).toEqual({ kind: 'all', except: [7] });
    expect(result.current.count).toBe(44);
    expect([7, 8, 999].map(result.current.has)).toEqual([false, true, true]);
  });

  it('is gone when something else is asked for, also on the way back, and after it was cleared', () => {
    const { result, rerender } = renderSelection();
    act(() => result.current.select([1], true));
    rerender({ question: 'late=1' });
    expect(result.current.count).toBe(0);
    rerender({ question: '' });
    expect(result.current.count).toBe(0);
    act(() => result.current.selectAll());
    act(() => result.current.clear());
    expect(result.current.selection).toEqual({ kind: 'some', ids: [] });
  });
});
