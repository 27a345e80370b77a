import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { importLanes, paths } from '@/config/paths';
import { laneDeskCopy as words } from '@/content/laneDesk';
import { ImportLanes } from '@/features/lanes/imports/ImportLanes';
import { LaneList } from '@/features/lanes/keep/LaneList';
import { LastChange } from '@/features/lanes/keep/LastChange';
import { useLaneChanges } from '@/features/lanes/keep/useLaneChanges';

/** The lanes that visitors find: kept one by one, or by a file. */
export function LanesPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const changes = useLaneChanges();
  const isImporting = params.has('import');
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          {isImporting ? words.upload.title : words.title}
        </Typography>
        {isImporting && (
          <Button component={Link} to={paths.adminLanes} sx={{ ml: -1 }}>
            {words.upload.back}
          </Button>
        )}
      </Stack>
      {!isImporting && <Typography sx={{ maxWidth: '80ch' }}>{words.hint}</Typography>}
      <LastChange changes={changes} />
      {isImporting ? (
        <ImportLanes changes={changes} onDone={() => void navigate(paths.adminLanes)} />
      ) : (
        <LaneList
          changes={changes}
          actions={
            <Button variant="formBack" component={Link} to={importLanes} sx={{ py: '0.7rem' }}>
              {words.import}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
