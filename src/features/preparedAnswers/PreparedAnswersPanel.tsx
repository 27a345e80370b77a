import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { entryStyle } from '@/ui/list/entryStyle';
import { plainList } from '@/ui/plainList';
import { EditAnswer } from './EditAnswer';
import { useListPreparedAnswersQuery, type StoredAnswer } from '@/domain/preparedAnswers/preparedAnswersApi';
import { useDeleteAnswer } from './useDeleteAnswer';

/** The prepared answers of the staff, to be added, edited and deleted. */
export function PreparedAnswersPanel() {
  const { data: answers, error, isFetching, refetch } = useListPreparedAnswersQuery();
  const [edited, setEdited] = useState<StoredAnswer | 'new'>();
  const deletion = useDeleteAnswer();
  return (
    <Panel heading={words.heading}>
      <Typography>{words.hint}</Typography>
      <Typography sx={{ mb: 2 }}>{words.placeholders}</Typography>
      {!answers && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {answers && (
        <ChangingContent contentKey={answers.length}>
          {answers.length === 0 ? (
            <Typography color="textSecondary">{words.none}</Typography>
          ) : (
            <Box component="ul" aria-label={words.heading} sx={plainList}>
              {answers.map((answer) => (
                <Box component="li" key={answer.id} sx={entryStyle}>
                  <Box sx={{ flex: '1 1 24rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Box translate="no" sx={{ fontWeight: 600 }}>
                      /{answer.shortcut}
                    </Box>
                    <Box dir="auto" sx={{ whiteSpace: 'pre-line', unicodeBidi: 'isolate' }}>
                      {answer.text}
                    </Box>
                  </Box>
                  <Button
                    variant="formBack"
                    onClick={() => setEdited(answer)}
                    aria-label={words.editLabel(answer.shortcut)}
                  >
                    {words.edit}
                  </Button>
                  <Button
                    color="error"
                    onClick={() => deletion.ask(answer)}
                    aria-label={words.deleteLabel(answer.shortcut)}
                  >
                    {words.delete}
                  </Button>
                </Box>
              ))}
            </Box>
          )}
        </ChangingContent>
      )}
      <Button variant="formBack" disabled={!answers} onClick={() => setEdited('new')} sx={{ mt: 2 }}>
        {words.add}
      </Button>
      {edited && (
        <EditAnswer answer={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog {...deletion.dialog} />
    </Panel>
  );
}
