import { act, fireEvent, render, screen } from '@testing-library/react';
import { scanByHand, typeKeys } from '@/test/scanner';
import { CODE_FIELD, useHandScanner } from './useHandScanner';

const onText = jest.fn();
const onUnreadable = jest.fn();
beforeEach(() => {
  onText.mockClear();
  onUnreadable.mockClear();
});

function Page({ isEverywhere }: { isEverywhere?: boolean }) {
  useHandScanner(onText, isEverywhere, onUnreadable);
  return (
    <>
      <button type="button">Press</button>
      <select aria-label="Event">
        <option>Loaded</option>
      </select>
      <input aria-label="Number" />
      <input aria-label="Code" {...{ [CODE_FIELD]: '' }} />
    </>
  );
}

describe('useHandScanner', () => {
  it('takes fast keys that end with Enter, without the focus', () => {
    render(<Page />);
    scanByHand('CARGO001-1');
    expect(onText.mock.calls).toEqual([['CARGO001-1']]);
  });

  it('does not press a button that has the focus', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    expect(scanByHand('CARGO001').at(-1)).toBe(true);
    expect(onText).toHaveBeenCalledWith('CARGO001');
  });

  it('does not let its letters change a list', () => {
    render(<Page />);
    screen.getByRole('combobox').focus();
    expect(scanByHand('CARGO001')).toEqual(Array(9).fill(true));
    expect(onText).toHaveBeenCalledWith('CARGO001');
  });

  it('leaves a text field what is typed into it', () => {
    render(<Page />);
    screen.getByRole('textbox', { name: 'Number' }).focus();
    expect(scanByHand('CARGO001')).toEqual(Array(9).fill(false));
    expect(onText).not.toHaveBeenCalled();
  });

  it('takes a code out of a text field again where it must not stand', () => {
    render(<Page isEverywhere />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
    field.focus();
    field.value = 'Kofi CARGO001';
    expect(scanByHand('CARGO001').at(-1)).toBe(true);
    expect(field).toHaveValue('Kofi ');
    expect(onText).toHaveBeenCalledWith('CARGO001');
    expect(typeKeys([...'Kofi Mensah', 'Enter'], 200).at(-1)).toBe(false);
  });

  it('takes neither slow keys nor few ones for a scan, and leaves Enter to a button then', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    expect(typeKeys([...'CARGO001', 'Enter'], 200).at(-1)).toBe(false);
    expect(scanByHand('CAR').at(-1)).toBe(false);
    expect(onText).not.toHaveBeenCalled();
  });

  it.each(['Enter', 'Tab'])('takes the keys of a slow scanner that ends with %s', (end) => {
    render(<Page />);
    expect(typeKeys([...'CARGO001-12', end], 150).at(-1)).toBe(true);
    expect(onText.mock.calls).toEqual([['CARGO001-12']]);
    screen.getByRole('button').focus();
    expect(typeKeys([...'CARGO002', end], 150).at(-1)).toBe(true);
    expect(onText.mock.calls).toEqual([['CARGO001-12'], ['CARGO002']]);
  });

  it('takes keys of any speed where nothing has the focus, but only a code', () => {
    render(<Page />);
    typeKeys([...'CARGO001', 'Enter'], 600);
    typeKeys([...'no code', 'Enter'], 600);
    typeKeys([...'CARGO001', 'Enter'], 1_200);
    expect(onText.mock.calls).toEqual([['CARGO001']]);
  });

  it('leaves out a key that was pressed by accident before', () => {
    render(<Page />);
    typeKeys(['x'], 0, 1_000);
    typeKeys([...'CARGO001', 'Enter'], 10, 1_600);
    expect(onText.mock.calls).toEqual([['CARGO001']]);
    typeKeys([...'9CARGO0012', 'Enter'], 100, 9_000);
    expect(onText).toHaveBeenLastCalledWith('9CARGO0012');
  });

  it('takes the second end of a scan, and lines after its code, for a part of it', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    const lines = ['tracking_id: CARGO001', 'from: Ama Mensah', 'to: Kofi'].flatMap((line) => [
      ...line,
      'Enter',
    ]);
    expect(typeKeys([...lines, 'Enter'], 10).slice(-2)).toEqual([true, true]);
    expect(onText.mock.calls).toEqual([['tracking_id: CARGO001']]);
    expect(typeKeys(['Enter'], 0, 5_000)).toEqual([false]);
  });

  it('takes each code of a scanner that sends what it has collected', () => {
    render(<Page />);
    typeKeys([...'CARGO001', 'Enter', ...'CARGO002', 'Enter', ...'CARGO003', 'Enter'], 10);
    expect(onText.mock.calls).toEqual([['CARGO001'], ['CARGO002'], ['CARGO003']]);
  });

  it('takes control keys for what they stand for', () => {
    render(<Page />);
    const press = (key: string, changes: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.body, { key, ...changes });
    for (const key of ']C110CARGO001') press(key);
    press(']', { ctrlKey: true });
    for (const key of '3712') press(key);
    expect(press('j', { ctrlKey: true })).toBe(false);
    expect(onText.mock.calls).toEqual([[']C110CARGO001\u001d3712']]);
  });

  it('takes characters that Windows types by their numbers', () => {
    render(<Page />);
    for (const letter of 'CARGO001') {
      for (const digit of String(letter.charCodeAt(0)))
        fireEvent.keyDown(document.body, { key: digit, code: `Numpad${digit}`, altKey: true });
      fireEvent.keyUp(document.body, { key: 'Alt' });
    }
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onText.mock.calls).toEqual([['CARGO001']]);
  });

  it('tells of a scanner whose keys cannot be read, once, and keeps its Enter from a button', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    const keys = Array<string>(8).fill('Unidentified');
    expect(typeKeys([...keys, 'Enter'], 10).at(-1)).toBe(true);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
    expect(typeKeys([...keys.slice(4), 'Enter'], 10, 9_000).at(-1)).toBe(false);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
  });

  describe('without an end', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const wait = () => act(() => void jest.advanceTimersByTime(2_000));

    it('takes a code when no key has followed it, and what is none if it was fast', () => {
      render(<Page />);
      typeKeys([...'CARGO001-2'], 10);
      expect(onText).not.toHaveBeenCalled();
      wait();
      expect(onText.mock.calls).toEqual([['CARGO001-2']]);
      typeKeys([...'CARGO002'], 150, 9_000);
      wait();
      typeKeys([...'4006381333931'], 10, 19_000);
      wait();
      typeKeys([...'no code'], 150, 29_000);
      wait();
      expect(onText.mock.calls).toEqual([['CARGO001-2'], ['CARGO002'], ['4006381333931']]);
    });

    it('takes a code out of its field again, and keeps what was typed before it', () => {
      render(<Page />);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
      field.focus();
      field.value = 'CARCARGO001';
      typeKeys([...'CARGO001'], 10);
      wait();
      expect(field).toHaveValue('CAR');
      expect(onText.mock.calls).toEqual([['CARGO001']]);
    });

    it('leaves to a field what a person types', () => {
      render(<Page />);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
      field.focus();
      field.value = 'CARGO001';
      expect(typeKeys([...'CARGO001'], 90)).toEqual(Array(8).fill(false));
      wait();
      expect(typeKeys([...'CARGO001', 'Enter'], 90, 9_000).at(-1)).toBe(false);
      expect(typeKeys([...'Mensah', 'Enter'], 10, 19_000).at(-1)).toBe(false);
      expect(field).toHaveValue('CARGO001');
      expect(onText).not.toHaveBeenCalled();
    });

    it('reads in its field what keys type that cannot be read themselves', () => {
      render(<Page />);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
      field.focus();
      const typeUnreadable = (text: string) => {
        for (const letter of text) {
          fireEvent.keyDown(field, { key: 'Unidentified' });
          fireEvent.input(field, { target: { value: field.value + letter } });
        }
      };
      typeUnreadable('CARGO001');
      wait();
      expect(onText.mock.calls).toEqual([['CARGO001']]);
      expect(field).toHaveValue('');
      typeUnreadable('CARGO002');
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(onText).toHaveBeenLastCalledWith('CARGO002');
      fireEvent.input(field, { target: { value: 'CARGO003' } }); // pasted, or filled in by the browser
      wait();
      expect(onText).toHaveBeenCalledTimes(2);
      expect(onUnreadable).not.toHaveBeenCalled();
    });
  });
});
