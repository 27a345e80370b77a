import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { consignmentsMatching, newQuotes, openInquiries, paths } from '@/config/paths';
import { dashboardCopy } from '@/content/dashboard';
import { useUnreadTotal } from '@/features/chat/inbox/useInbox';
import { useCountConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import {
  filterParams,
  noFilter,
  requestOf,
  STALE_DAYS,
  type Filter,
} from '@/features/consignments/list/filter';
import { useCountUnhandledInquiriesQuery } from '@/features/inquiries/inquiriesApi';
import { useCountNewQuotesQuery } from '@/features/quotes/desk/quotesApi';
import { useToday } from '@/ui/dates/useToday';

const { figures } = dashboardCopy;

const lists: readonly { label: string; filter: Filter }[] = [
  { label: figures.late, filter: { ...noFilter, late: true } },
  { label: figures.held, filter: { ...noFilter, held: true } },
  { label: figures.stale, filter: { ...noFilter, stale: STALE_DAYS } },
  { label: figures.arriving, filter: { ...noFilter, week: true } },
];

interface FigureProps {
  label: string;
  value: number | undefined;
  to: string;
}

/** A number that leads to what it counts. */
function Figure({ label, value, to }: FigureProps) {
  return (
    <Paper
      component={Link}
      to={to}
      variant="outlined"
      sx={{
        p: 2.5,
        display: 'block',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontSize: '2.8rem', fontWeight: 600 }}>
        {value?.toLocaleString('en') ?? dashboardCopy.unknown}
      </Typography>
      <Typography component="span" color="textSecondary" variant="body2">
        {label}
      </Typography>
    </Paper>
  );
}

function ListFigure({ label, filter }: { label: string; filter: Filter }) {
  const today = useToday();
  const { data } = useCountConsignmentsQuery(requestOf(filter, today));
  return <Figure label={label} value={data} to={consignmentsMatching(filterParams(filter))} />;
}

/** What waits for somebody today: each number leads to its list. */
export function DeskFigures() {
  const { data: inquiries } = useCountUnhandledInquiriesQuery();
  const { data: quotes } = useCountNewQuotesQuery();
  const unread = useUnreadTotal();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
      }}
    >
      {lists.map((list) => (
        <ListFigure key={list.label} {...list} />
      ))}
      <Figure label={figures.chats} value={unread} to={paths.adminChat} />
      <Figure label={figures.inquiries} value={inquiries} to={openInquiries} />
      <Figure label={figures.quotes} value={quotes} to={newQuotes} />
    </Box>
  );
}
