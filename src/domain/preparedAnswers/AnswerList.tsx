import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, type MouseEvent } from 'react';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { plainList } from '@/ui/plainList';
import { useAnnouncement } from '@/ui/useAnnouncement';
import type { PreparedAnswer } from './findAnswers';
import { fillIn, type PlaceholderValues } from './placeholders';

/** The focus stays in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const sheet = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 'modal',
  ...plainList,
  maxHeight: '24rem',
  overflowY: 'auto',
  boxShadow: 4,
} as const;

const option = {
  px: 1.5,
  py: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  // Where colours are forced, the outline is what remains.
  '&[aria-selected="true"]': { bgcolor: 'action.selected', outline: '2px solid', outlineOffset: '-2px' },
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '1.4rem',
  color: 'text.secondary',
} as const;

export type ListedAt = 'above' | 'below';
const sides = { above: { bottom: '100%' }, below: { top: '100%' } } as const;

interface AnswerListProps {
  id: string;
  foundAnswers: readonly PreparedAnswer[];
  /** The place of the one that Enter inserts. */
  index: number;
  optionId: (place: number) => string;
  values: PlaceholderValues;
  choose: (answer: PreparedAnswer) => void;
  at: ListedAt;
}

/** The prepared answers that were found, with what would be inserted. */
export function AnswerList({ id, foundAnswers, index, optionId, values, choose, at }: AnswerListProps) {
  const list = useRef<HTMLUListElement>(null);
  useAnnouncement(words.found(foundAnswers.length));
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index, foundAnswers.length]);
  return (
    <Paper
      component="ul"
      variant="outlined"
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.heading}
      sx={[sheet, sides[at]]}
    >
      {foundAnswers.map((answer, place) => (
        <Box
          component="li"
          key={answer.id}
          id={optionId(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          onMouseDown={keepFocus}
          onClick={() => choose(answer)}
          sx={option}
        >
          <Box component="span" translate="no" sx={{ fontWeight: 600 }}>
            /{answer.shortcut}
          </Box>
          <Box component="span" dir="auto" sx={twoLines}>
            {fillIn(answer.text, values)}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

/** In place of the list, until it is known. */
export function AnswersLoading({ at }: { at: ListedAt }) {
  useAnnouncement(words.loading);
  return (
    <Paper variant="outlined" sx={[sheet, sides[at], { p: 1.5 }]}>
      {words.loading}
    </Paper>
  );
}
