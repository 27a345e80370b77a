import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { newslettersCopy as words } from '@/content/newsletters';
import { NewsletterDesk } from '@/features/mail/newsletters/NewsletterDesk';

/** Asks subscribers to confirm, and writes to those who did. */
export function NewsletterPage() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <Button component={Link} to={paths.adminSubscribers} sx={{ ml: -1 }}>
          {words.back}
        </Button>
      </Stack>
      <NewsletterDesk />
    </Stack>
  );
}
