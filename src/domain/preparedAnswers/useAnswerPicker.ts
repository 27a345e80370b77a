import { use, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/ui/forms/isComposing';
import { selectIn } from '@/ui/forms/selectIn';
import { AnswersContext } from './AnswersContext';
import { findAnswers, shortcutAt, type PreparedAnswer } from './findAnswers';
import { fillIn, unfilledIn } from './placeholders';

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** What a text field needs to find prepared answers by a slash and some letters, and to put one in their place. */
export const useAnswerPicker = (text: string, onText: (text: string) => void) => {
  const offered = use(AnswersContext);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  /** Undefined without the focus, and while several characters are selected. */
  const [caret, setCaret] = useState<number>();
  /** The slash whose list was closed. */
  const [closed, setClosed] = useState<number>();
  const [marked, setMarked] = useState({ letters: '', index: 0 });

  const typedShortcut = offered && caret !== undefined ? shortcutAt(text, caret) : undefined;
  const sought = typedShortcut?.start === closed ? undefined : typedShortcut;
  const foundAnswers = sought && offered?.answers ? findAnswers(offered.answers, sought.letters) : [];
  const isLoading = Boolean(sought && offered?.isLoading);
  const isOpen = foundAnswers.length > 0;
  const index = marked.letters === sought?.letters ? Math.min(marked.index, foundAnswers.length - 1) : 0;
  const optionId = (place: number) => `${listId}-${place}`;

  const refresh = offered?.refresh;
  useEffect(() => {
    if (isOpen) refresh?.();
    // Once for each time that it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const selection = useRef<[start: number, end: number]>(undefined);
  useLayoutEffect(() => {
    if (selection.current && field.current) selectIn(field.current, ...selection.current);
    selection.current = undefined;
  }, [text]);

  const follow = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setCaret(selectionStart === selectionEnd ? selectionStart : undefined);
    if (!shortcutAt(value, selectionStart)) setClosed(undefined);
  };
  const choose = (answer: PreparedAnswer) => {
    if (!sought || !offered) return;
    const filled = fillIn(answer.text, offered.values);
    const nextUnfilled = unfilledIn(filled) ?? { start: filled.length, end: filled.length };
    selection.current = [sought.start + nextUnfilled.start, sought.start + nextUnfilled.end];
    setCaret(undefined);
    onText(text.slice(0, sought.start) + filled + text.slice(sought.start + 1 + sought.letters.length));
  };
  const mark = (place: number) =>
    setMarked({ letters: sought?.letters ?? '', index: (place + foundAnswers.length) % foundAnswers.length });

  /** Whether the key was one of the list's. */
  const press = (event: KeyboardEvent): boolean => {
    if (!(isOpen || isLoading) || isComposing(event.nativeEvent) || isModified(event)) return false;
    const chosenAnswer = foundAnswers[index];
    if (event.key === 'Escape') setClosed(sought?.start);
    else if (event.key === 'Enter' && chosenAnswer) choose(chosenAnswer);
    else if (event.key === 'ArrowDown' && isOpen) mark(index + 1);
    else if (event.key === 'ArrowUp' && isOpen) mark(index - 1);
    else if (event.key !== 'Enter') return false; // what may be a shortcut is not sent before that is known
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    isOffered: offered !== null,
    field,
    follow,
    leave: () => setCaret(undefined),
    press,
    list: { id: listId, foundAnswers, index, optionId, values: offered?.values ?? {}, choose, isLoading },
    aria: offered
      ? {
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'listbox' as const,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? optionId(index) : undefined,
        }
      : {},
  };
};
