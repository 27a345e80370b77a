import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { inquiriesCopy } from '@/content/inquiries';
import { Timestamp } from '@/ui/dates/Timestamp';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Inquiry } from './inquiriesApi';
import { nameOf } from './inquiry';

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
  minWidth: 0,
} as const;

/** The summary line of an inquiry: unread or not, sender, time, and the beginning of the text. */
export function InquirySummary({ inquiry }: { inquiry: Inquiry }) {
  const { readAt, handledAt, comment, email, created_at: sentAt } = inquiry;
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1rem minmax(0, 1fr)', lg: '1rem 22rem minmax(0, 1fr) auto auto' },
        fontWeight: readAt ? 400 : 600,
        '& > :not(:first-of-type)': { gridColumn: { xs: 2, lg: 'auto' } },
      }}
    >
      <Box
        component="span"
        sx={{
          width: '1rem',
          height: '1rem',
          boxSizing: 'border-box',
          borderRadius: '50%',
          // A border, which forced colours keep.
          ...(!readAt && { border: '0.5rem solid', borderColor: 'primary.main' }),
        }}
      >
        {!readAt && <span style={visuallyHidden}>Unread</span>}
      </Box>
      <Box component="span" dir="auto" sx={oneLine}>
        {nameOf(inquiry)}
      </Box>
      <Box component="span" dir="auto" sx={{ ...oneLine, color: 'text.secondary', fontWeight: 400 }}>
        {comment ?? email}
      </Box>
      <span>
        {handledAt && <Chip size="small" color="success" variant="outlined" label={inquiriesCopy.handled} />}
      </span>
      <Box component="span" sx={{ fontSize: '1.4rem', color: 'text.secondary', fontWeight: 400 }}>
        <Timestamp instant={sentAt} />
      </Box>
    </Box>
  );
}
