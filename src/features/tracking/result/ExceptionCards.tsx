import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import { BUSY_LABEL, PARTS } from '@/config/dom';
import { chatCopy } from '@/content/chat';
import { exceptionCopy } from '@/content/journey';
import { notPrinted } from '@/ui/notPrinted';
import { plainList } from '@/ui/plainList';
import type { ExceptionCard } from '@/domain/summary/exceptions';
import { cardList, fact, mailLink } from './firstFacts';

const { line, tint } = brand.colors.caution;

/** Frames and a symbol: backgrounds are missing on paper, and in forced colours. */
const styles = {
  ...plainList,
  mt: 1,
  display: 'grid',
  gap: 2,
  '& [hidden], &[hidden]': { display: 'none' },
  '& > li': {
    minWidth: 0,
    p: { xs: 1.5, md: 2 },
    border: `2px solid ${line}`,
    borderInlineStartWidth: '0.8rem',
    borderRadius: 1,
    bgcolor: tint,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& p': { lineHeight: 1.4 },
  '& h3': { display: 'flex', gap: 1, alignItems: 'center', color: line },
  '& h3 svg': { fontSize: '2.4rem' },
  '& h4': { mt: 1, fontSize: '1.3rem' },
  '& a, & button': { mt: 1, mr: 1, minHeight: '4.4rem', ...notPrinted },
  // One act is the first: asking about it stands behind sending it.
  '& a:not([hidden]) + button': {
    backgroundColor: 'transparent',
    color: 'inherit',
    borderColor: 'currentColor',
  },
  '@media print': { mt: '1rem', '& > li': { p: '1rem' }, '& h4': { mt: '0.4rem' } },
};

interface ExceptionCardsProps {
  /** An undefined one is a template. */
  cards: readonly (ExceptionCard | undefined)[];
  onAsk: (() => void) | undefined;
}

/** What needs attention, each in plain words, with a way to ask. */
export function ExceptionCards({ cards, onAsk }: ExceptionCardsProps) {
  return (
    <Box component="ul" aria-label={exceptionCopy.label} {...cardList(cards)} sx={styles}>
      {cards.map((card, index) => (
        <li key={index}>
          <Typography variant="h4" component="h3">
            <WarningIcon />
            <span {...fact('title', card)} />
          </Typography>
          <Typography color="textSecondary" dir="auto" {...fact('where', card)} />
          <Typography dir="auto" {...fact('reason', card)} />
          <Typography variant="h4">{exceptionCopy.todo}</Typography>
          <Typography dir="auto" sx={{ fontWeight: 600, whiteSpace: 'pre-line' }} {...fact('todo', card)} />
          {onAsk && (
            <Button variant="main" {...mailLink(brand.emails.support, card?.subject)}>
              {exceptionCopy.sendByMail}
            </Button>
          )}
          {onAsk && (
            <Button
              variant="main"
              onClick={onAsk}
              {...{ [BUSY_LABEL]: chatCopy.opening, [PARTS]: 'chat supabase' }}
            >
              {exceptionCopy.ask}
            </Button>
          )}
          <Typography sx={{ mt: 1 }} {...fact('happened', card)} />
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }} {...fact('note', card)} />
          <Typography variant="h4">{exceptionCopy.date}</Typography>
          <Typography {...fact('date', card)} />
        </li>
      ))}
    </Box>
  );
}
