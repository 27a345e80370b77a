import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { importCopy } from '@/content/imports';
import { inState } from './importRow';
import { saveLeft } from './saveRows';
import { UndoImport } from './UndoImport';
import type { Import } from './useImport';

const { report: words, undo } = importCopy;

/** What came of an import, and what can be done about it. */
export function ImportReport({ current }: { current: Import }) {
  const { rows, table } = current;
  const [isUndoing, setUndoing] = useState(false);
  const stored = rows.filter(({ isNew }) => isNew).length;
  const unchanged = inState(rows, 'unchanged').length;
  const remainingRows = inState(rows, 'wrong', 'warned', 'duplicate', 'ready');
  const before = inState(rows, 'stored').length - stored;
  return (
    <Stack spacing={2}>
      <Stack spacing={2} role="status">
        <Alert severity={stored > 0 ? 'success' : 'info'}>{words.stored(stored)}</Alert>
        {before > 0 && <Alert severity="info">{words.before(before)}</Alert>}
        {unchanged > 0 && <Alert severity="info">{words.unchanged(unchanged)}</Alert>}
        {remainingRows.length > 0 && <Alert severity="warning">{words.left(remainingRows.length)}</Alert>}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {remainingRows.length > 0 && (
          <Button variant="main" onClick={() => saveLeft(remainingRows)}>
            {words.save}
          </Button>
        )}
        {stored + before > 0 && (
          <Button variant="formBack" onClick={() => setUndoing(true)}>
            {undo.button}
          </Button>
        )}
        <Button variant="formBack" onClick={current.startOver}>
          {words.another}
        </Button>
        <Button variant="formBTN" component={Link} to={paths.adminConsignments}>
          {words.list}
        </Button>
      </Box>
      {table && isUndoing && (
        <UndoImport
          batch={table.key}
          file={table.name}
          onClose={(isUndone) => {
            setUndoing(false);
            if (isUndone) current.startOver();
          }}
        />
      )}
    </Stack>
  );
}
