import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { importCopy as words } from '@/content/imports';
import { ImportConsignments } from '@/features/imports/ImportConsignments';

/** Consignments from a file. */
export function ImportPage() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <Button component={Link} to={paths.adminConsignments} sx={{ ml: -1 }}>
          {words.back}
        </Button>
      </Stack>
      <ImportConsignments />
    </Stack>
  );
}
