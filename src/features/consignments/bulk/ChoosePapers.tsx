import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { papersCopy as words } from '@/content/papers';
import { DialogFrame } from '@/ui/DialogFrame';
import { useIsMounted } from '@/ui/useIsMounted';
import { useSubjects, type Selected } from './useSubjects';
import { MOST_CONSIGNMENTS, papers, papersAddress, type Paper } from '@/domain/papers/papersAddress';

/** Asks what is printed for the selected consignments, and opens it. */
export function ChoosePapers({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const navigate = useNavigate();
  const fetchSubjects = useSubjects();
  const isMounted = useIsMounted();
  const [pending, setPending] = useState<Paper>();
  const [problem, setProblem] = useState<string>();
  const openPapers = async (paper: Paper) => {
    setPending(paper);
    setProblem(undefined);
    const { subjects, problem: failed } = await fetchSubjects(selected);
    if (!isMounted()) return; // it was cancelled
    setPending(undefined);
    if (!subjects) setProblem(failed);
    else if (subjects.length > MOST_CONSIGNMENTS) setProblem(words.tooMany(MOST_CONSIGNMENTS));
    else void navigate(papersAddress({ paper, ids: subjects.map((subject) => subject.id) }));
  };
  const isTooMany = selected.count > MOST_CONSIGNMENTS;
  const message = isTooMany ? words.tooMany(MOST_CONSIGNMENTS) : problem;
  return (
    <DialogFrame
      title={words.chooseTitle(selected.count)}
      text={words.chooseHint}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <Stack sx={{ gap: 1.5 }}>
        {papers.map((paper) => (
          <Button
            key={paper}
            variant="formBack"
            loading={pending === paper}
            disabled={isTooMany || pending !== undefined}
            onClick={() => void openPapers(paper)}
          >
            {words.papers[paper]}
          </Button>
        ))}
        {message !== undefined && <Alert severity="error">{message}</Alert>}
      </Stack>
    </DialogFrame>
  );
}
