import Typography from '@mui/material/Typography';
import { number, object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { replyTimeCopy as words } from '@/content/replies';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/forms/FormField';
import { SettingsForm } from '@/ui/forms/SettingsForm';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useReplyTimeQuery, useSetReplyTimeMutation, type ReplyHours } from './repliesApi';

const rules = object({
  hours: number()
    .transform((value: number, entered) => (entered === '' ? null : value))
    .nullable()
    .typeError(words.rule)
    .integer(words.rule)
    .min(1, words.rule)
    .max(240, words.rule),
});

const valuesOf = ({ hours }: ReplyHours) => ({ hours: String(hours ?? '') });

const storedOf = (values: { hours: string }): ReplyHours => ({ hours: rules.cast(values).hours ?? null });

/** How soon inquiries are usually answered: an owner says so. */
export function ReplyTimePanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useReplyTimeQuery();
  const [set] = useSetReplyTimeMutation();
  const reload = async () => {
    const { data: hours, error: unread } = await refetch();
    return hours === undefined ? { error: unread } : { data: { hours }, error: unread };
  };
  return (
    <Panel heading={words.title}>
      <Typography sx={{ mb: 2 }}>{words.hint}</Typography>
      {data === undefined && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <SettingsForm
          draftKey={storageKeys.replyTimeDraft}
          stored={{ hours: data }}
          valuesOf={valuesOf}
          storedOf={storedOf}
          rules={rules}
          save={({ hours }, previousHours) => set({ hours, previousHours })}
          reload={reload}
          isOwner={isOwner}
          label={words.save}
          maxWidth="40rem"
          describe={({ hours }) => words.now(hours)}
        >
          {(isFixed) => (
            <FormField
              name="hours"
              id="reply-hours"
              label={words.hours}
              disabled={isFixed}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
        </SettingsForm>
      )}
    </Panel>
  );
}
