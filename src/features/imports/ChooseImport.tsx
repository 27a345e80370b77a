import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { importCopy } from '@/content/imports';
import { ChooseFile } from '@/domain/imports/ChooseFile';
import { saveTemplate } from './saveRows';
import type { Import } from './useImport';

const { choose: words } = importCopy;

/** Asks for the file with consignments, and offers a template of one. */
export function ChooseImport({ current }: { current: Import }) {
  return (
    <ChooseFile {...current.matching.fileReading} onChoose={current.choose}>
      <Box>
        <Button onClick={saveTemplate} sx={{ ml: -1 }}>
          {words.template}
        </Button>
        <Typography color="textSecondary" variant="body2">
          {words.templateHint}
        </Typography>
      </Box>
    </ChooseFile>
  );
}
