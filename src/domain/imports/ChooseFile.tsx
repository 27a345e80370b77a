import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { importCopy } from '@/content/imports';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LoadingState } from '@/ui/loading/LoadingState';
import { MOST_BYTES, MOST_LINES } from './readFile';

const { choose: words } = importCopy;

interface ChooseFileProps {
  isBusy: boolean;
  /** Why the last one could not be read. */
  problem?: string;
  onChoose: (file: File) => void;
  /** Below it. */
  children?: ReactNode;
}

/** Asks for the file of an import, by a button or dropped. */
export function ChooseFile({ isBusy, problem, onChoose, children }: ChooseFileProps) {
  const place = useFocusOnChange(isBusy);
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onChoose(file);
  };
  return (
    <Stack spacing={2}>
      <Box
        ref={place}
        tabIndex={-1}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          gap: 1.5,
          minHeight: '20rem',
          p: { xs: 2, sm: 4 },
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 2,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        {isBusy ? (
          <LoadingState label={words.reading} minHeight="12rem" />
        ) : (
          <>
            <Typography color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {words.drop}
            </Typography>
            <Button variant="primary" onClick={() => field.current?.click()}>
              {words.button}
            </Button>
            <Typography color="textSecondary" variant="body2" sx={{ maxWidth: '56rem' }}>
              {words.hint(MOST_BYTES / 1024 / 1024, MOST_LINES)}
            </Typography>
          </>
        )}
        <input
          ref={field}
          type="file"
          hidden
          aria-label={words.button}
          accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xls,.xml,.htm,.html"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ''; // the same file can be chosen again
            if (file) onChoose(file);
          }}
        />
      </Box>
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      {children}
    </Stack>
  );
}
