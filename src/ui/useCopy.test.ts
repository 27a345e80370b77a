import { act, renderHook } from '@testing-library/react';
import { useCopy } from './useCopy';

const words = { copied: 'Copied', byHand: 'Copy it by hand' };

const copyOf = (text: string) => renderHook((text) => useCopy(text, words), { initialProps: text });

describe('useCopy', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('calls a text copied until it is another one', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const { result, rerender } = copyOf('ABCD-1234');
    expect(result.current.copied).toBeUndefined();
    await act(() => result.current.copy());
    expect(writeText).toHaveBeenCalledWith('ABCD-1234');
    expect(result.current.copied).toBe(true);
    rerender('EFGH-5678');
    expect(result.current.copied).toBeUndefined();
  });

  it('says that a browser does not let it copy', async () => {
    const { result } = copyOf('ABCD-1234');
    await act(() => result.current.copy());
    expect(result.current.copied).toBe(false);
  });
});
