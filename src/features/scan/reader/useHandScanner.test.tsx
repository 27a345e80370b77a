import { render, screen } from '@testing-library/react';
import { scanByHand, typeKeys } from '@/test/scanner';
import { useHandScanner } from './useHandScanner';

const onText = jest.fn();
beforeEach(() => onText.mockClear());

function Page({ isEverywhere }: { isEverywhere?: boolean }) {
  useHandScanner(onText, isEverywhere);
  return (
    <>
      <button type="button">Press</button>
      <select aria-label="Event">
        <option>Loaded</option>
      </select>
      <input aria-label="Number" />
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
    screen.getByRole('textbox').focus();
    expect(scanByHand('CARGO001')).toEqual(Array(9).fill(false));
    expect(onText).not.toHaveBeenCalled();
  });

  it('takes a code out of a text field again where it must not stand', () => {
    render(<Page isEverywhere />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
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
});
