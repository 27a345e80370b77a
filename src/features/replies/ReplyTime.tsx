import Typography from '@mui/material/Typography';
import { replyCopy } from '@/content/replies';
import { useReplyTimeQuery } from './repliesApi';

/** How soon one is answered, beside a form. What is prerendered holds in any case, and what replaces it has its height. */
export function ReplyTime() {
  const { data: hours } = useReplyTimeQuery();
  return (
    <Typography color="textSecondary" sx={{ minHeight: { xs: '5.28rem', md: '2.64rem' } }}>
      {hours ? replyCopy.usually(hours) : replyCopy.inOrder}
    </Typography>
  );
}
