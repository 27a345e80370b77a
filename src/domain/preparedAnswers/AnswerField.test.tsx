import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { AnswerField } from './AnswerField';
import { AnswersContext, type OfferedAnswers } from './AnswersContext';
import { growing } from '@/ui/forms/growing';

const answers = [
  { id: 1, shortcut: 'arrival', text: '{trackingId} arrives on {expected}.' },
  { id: 2, shortcut: 'article', text: 'An article' },
  { id: 3, shortcut: 'hello', text: 'Hello {name}' },
];
const box = growing({ most: 5 }, { 'aria-label': 'Reply' });

function Part({ onKey, ...offered }: Partial<OfferedAnswers> & { onKey: (key: string) => void }) {
  const [text, setText] = useState('');
  return (
    <AnswersContext
      value={{
        ...{ answers, isLoading: false, refresh: () => undefined },
        values: { trackingId: 'AB12CD34', expected: '2 April 2026' },
        ...offered,
      }}
    >
      <AnswerField {...box} value={text} onText={setText} onKeyDown={({ key }) => onKey(key)} at="above" />
    </AnswersContext>
  );
}

const openField = (offered: Partial<OfferedAnswers> = {}) => {
  const onKey = jest.fn();
  return { onKey, ...renderPart(<Part onKey={onKey} {...offered} />) };
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.getByRole('option', { selected: true });
const selected = () => {
  const { value, selectionStart, selectionEnd } = field();
  return value.slice(selectionStart, selectionEnd);
};

describe('prepared answers in a text field', () => {
  it('are listed by a slash and narrowed down by letters, with what they would say', async () => {
    const refresh = jest.fn();
    const { user } = openField({ refresh });
    await user.type(field(), 'Hi /');
    expect(options()).toEqual([
      '/arrivalAB12CD34 arrives on 2 April 2026.',
      '/articleAn article',
      '/helloHello {name}',
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    await user.type(field(), 'art');
    expect(options()).toEqual(['/articleAn article']);
    await user.type(field(), 'x');
    expect(options()).toEqual([]);
  });

  it('are chosen by arrow keys and Enter, and inserted at the cursor', async () => {
    const { user, onKey } = openField();
    await user.type(field(), 'Dear  Best');
    field().setSelectionRange(5, 5);
    await user.keyboard('/ar');
    expect(marked()).toHaveTextContent('/arrival');
    expect(field()).toHaveAttribute('aria-activedescendant', marked().id);
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toHaveTextContent('/article');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Dear AB12CD34 arrives on 2 April 2026. Best');
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe('Dear AB12CD34 arrives on 2 April 2026.'.length);
    expect(options()).toEqual([]);
    expect(onKey).not.toHaveBeenCalledWith('Enter');
    await user.keyboard('{Enter}');
    expect(onKey).toHaveBeenCalledWith('Enter');
  });

  it('are chosen by a click, which selects the first placeholder without a value', async () => {
    const { user } = openField();
    await user.type(field(), '/he');
    await user.click(screen.getByRole('option'));
    expect(field()).toHaveValue('Hello {name}');
    expect(field()).toHaveFocus();
    expect(selected()).toBe('{name}');
    await user.keyboard('Zoë');
    expect(field()).toHaveValue('Hello Zoë');
  });

  it('are left by Escape, which leaves the text as it is, until the next slash', async () => {
    const { user, onKey } = openField();
    await user.type(field(), '/ar{Escape}');
    expect(field()).toHaveValue('/ar');
    expect(options()).toEqual([]);
    await user.keyboard('r{Enter}');
    expect(options()).toEqual([]);
    expect(onKey).toHaveBeenCalledWith('Enter');
    expect(onKey).not.toHaveBeenCalledWith('Escape');
    await user.clear(field());
    await user.type(field(), '/ar');
    expect(options()).toHaveLength(2);
  });

  it('are not listed for a slash in an address, nor without the focus', async () => {
    const { user } = openField();
    await user.type(field(), 'https://ar');
    expect(options()).toEqual([]);
    await user.clear(field());
    await user.type(field(), '/ar');
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('leave Enter to an input method, and Shift+Enter to the text', async () => {
    const { user, onKey } = openField();
    await user.type(field(), '/ar');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveValue('/ar');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(field()).toHaveValue('/ar\n');
    expect(onKey).toHaveBeenCalledWith('Enter');
  });

  it('keep Enter from sending a shortcut while they are loading', async () => {
    const { user, onKey } = openField({ answers: undefined, isLoading: true });
    await user.type(field(), '/ar{Enter}');
    expect(screen.getByText('Loading the prepared answers')).toBeVisible();
    expect(onKey).not.toHaveBeenCalledWith('Enter');
    expect(field()).toHaveValue('/ar');
  });

  it('leave a plain text field where their list breaks', async () => {
    jest.spyOn(console, 'error').mockImplementation(); // React tells of what a boundary catches
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
      throw new Error('Not this one');
    });
    const { user, onKey } = openField();
    await user.type(field(), '1 / 2 pallets, /');
    expect(options()).toEqual([]);
    await user.type(field(), 'a{ArrowDown}{Enter}');
    expect(onKey.mock.calls.slice(-2)).toEqual([['ArrowDown'], ['Enter']]);
    expect(field().value).toContain('1 / 2 pallets, /a');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });
});
