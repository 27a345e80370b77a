import { act, renderHook } from '@testing-library/react';
import { stubMedia } from '@/test/viewport';
import { useDetails } from './detailsState';

/** Windows by what their media queries match. */
const windows = {
  phone: /^never$/,
  laptop: /min-width: 85em/,
  desk: /min-width: (85|100)em/,
};

let restore = () => true;
afterEach(() => restore());

const openIn = (width: keyof typeof windows, chat = 'one') => {
  restore = stubMedia(windows[width]);
  return renderHook(() => useDetails(chat)).result;
};

describe('the details beside a conversation', () => {
  it.each([
    ['phone', false],
    ['laptop', false],
    ['desk', true],
  ] as const)('open by themselves on a %s: %s', (width, isShown) => {
    expect(openIn(width).current).toMatchObject({ isShown, isAlone: false });
  });

  it.each([
    ['laptop', true],
    ['desk', false],
  ] as const)('stay as somebody has chosen on a %s: %s', (width, isShown) => {
    act(openIn(width).current.toggle);
    for (const later of ['laptop', 'desk'] as const)
      expect(openIn(later, 'two').current.isShown).toBe(isShown);
    expect(openIn('phone').current.isShown).toBe(false);
  });

  it('can be opened and closed again, as often as one likes', () => {
    const details = openIn('laptop');
    for (const isShown of [true, false, true]) {
      act(details.current.toggle);
      expect(details.current).toMatchObject({ isShown, isAlone: false });
    }
  });

  it('take the place of their own conversation alone where there is no room', () => {
    restore = stubMedia(windows.phone);
    const { result, rerender } = renderHook<ReturnType<typeof useDetails>, string | null>(useDetails, {
      initialProps: 'one',
    });
    act(result.current.toggle);
    expect(result.current).toMatchObject({ isShown: true, isAlone: true });
    rerender('two');
    expect(result.current.isShown).toBe(false);
    rerender(null);
    expect(result.current.isShown).toBe(false);
    expect(openIn('laptop').current.isShown).toBe(false);
  });
});
