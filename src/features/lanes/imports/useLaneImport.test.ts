import { act, renderHook } from '@testing-library/react';
import { onItsWay } from '@/test/stubBackend';
import type { LaneChanges } from '../keep/useLaneChanges';
import { useLaneImport } from './useLaneImport';

jest.mock('../keep/lanesApi', () => ({
  useListTransitLanesQuery: () => ({ data: [], refetch: jest.fn() }),
}));

/** An import whose storing is on its way. */
const store = () => {
  const answer = onItsWay({});
  const changes = { isBusy: false, store: () => answer.arrived } as unknown as LaneChanges;
  const onDone = jest.fn();
  const { result, unmount } = renderHook(() => useLaneImport(changes, onDone));
  act(() => result.current.store());
  const arrive = () =>
    act(async () => {
      answer.release();
      await answer.arrived;
    });
  return { onDone, unmount, arrive };
};

describe('an import of lanes', () => {
  it('says when it is stored', async () => {
    const { onDone, arrive } = store();
    expect(onDone).not.toHaveBeenCalled();
    await arrive();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('moves nobody who has left it before it is stored', async () => {
    const { onDone, unmount, arrive } = store();
    unmount();
    await arrive();
    expect(onDone).not.toHaveBeenCalled();
  });
});
