import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { papersCopy as words } from '@/content/papers';
import { MOST_PRINTED_PIECES, useListPapersQuery } from '@/features/papers/papersApi';
import { papersAddress, readPapers } from '@/domain/papers/papersAddress';
import { PaperSheets, type PrintedLabel } from '@/features/papers/PaperSheets';
import { PaperTools } from '@/features/papers/PaperTools';
import { usePaperFonts } from '@/ui/print/usePaperFonts';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { StartAtTop } from '@/ui/StartAtTop';
import { useKeptChoice } from '@/ui/useKeptChoice';

/** As many labels as are shown, and printed, at once. */
const PER_PART = 500;

/**
 * What is printed for some consignments, each sheet as it comes out of the printer. It has a frame of its own: browsers break pages
 * well only outside flexible boxes.
 */
export function PapersPage() {
  const location = useLocation();
  const { paper, ids, piece } = readPapers(location);
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const [isFirstPage] = useState(location.key === 'default');
  const [inInches, setInInches] = useKeptChoice(storageKeys.labelsInInches);
  const [chosenPart, setPart] = useState(0);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useListPapersQuery(ids, {
    skip: ids.length === 0,
  });
  const labels = useMemo(
    () =>
      (data ?? []).flatMap(({ consignment, pieces }): PrintedLabel[] =>
        pieces
          .filter(({ number }) => piece === undefined || number === piece)
          .map((piece) => ({ consignment, piece, count: pieces.length })),
      ),
    [data, piece],
  );
  const hasFonts = usePaperFonts(useMemo(() => (data ? JSON.stringify(data) : undefined), [data]));
  const partCount = Math.ceil(labels.length / PER_PART);
  const index = Math.min(chosenPart, Math.max(0, partCount - 1));
  const names = Array.from({ length: partCount }, (_, at) =>
    words.partOf(at * PER_PART + 1, Math.min((at + 1) * PER_PART, labels.length), labels.length),
  );
  const missing = data ? ids.length - data.length : 0;
  const isReady = hasFonts && Boolean(data && data.length > 0) && (paper !== 'labels' || labels.length > 0);
  return (
    <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
      <StartAtTop main={main} />
      <Stack sx={{ gap: 2, p: { xs: 2, md: 4 }, bgcolor: brand.colors.ground, ...notPrinted }}>
        <Button
          startIcon={<ArrowBackIcon />}
          onClick={() => void (isFirstPage ? navigate(paths.adminConsignments) : navigate(-1))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.back}
        </Button>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <PaperTools
          paper={paper}
          size={inInches ? 'inches' : 'a6'}
          part={paper === 'labels' && partCount > 1 ? { index, names } : undefined}
          isReady={isReady}
          onPaper={(next) => void navigate(papersAddress({ paper: next, ids, piece }), { replace: true })}
          onSize={(next) => setInInches(next === 'inches')}
          onPart={setPart}
        />
        {ids.length === 0 && <Alert severity="info">{words.none}</Alert>}
        {missing > 0 && data !== null && <Alert severity="warning">{words.missing(missing)}</Alert>}
        {data === null && <Alert severity="warning">{words.tooManyPieces(MOST_PRINTED_PIECES)}</Alert>}
        {paper === 'labels' && piece !== undefined && data && data.length > 0 && labels.length === 0 && (
          <Alert severity="warning">{words.noPiece(piece)}</Alert>
        )}
        {((isFetching && !data) || (data && !hasFonts)) && <LoadingState label={words.loading} />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      </Stack>
      {isReady && data && (
        <PaperSheets
          paper={paper}
          size={inInches ? 'inches' : 'a6'}
          labels={labels.slice(index * PER_PART, (index + 1) * PER_PART)}
          printed={data}
          now={fulfilledTimeStamp ?? 0}
        />
      )}
    </Box>
  );
}
