import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useRef } from 'react';
import { paths, trackedPath } from '@/config/paths';
import { followingCopy as words } from '@/content/notices';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { submitOnce } from '@/ui/forms/submitOnce';
import { LinkEnded } from '@/ui/links/LinkEnded';
import { LoadingState } from '@/ui/loading/LoadingState';
import { choiceRules, fromChoice, toChoice } from './choice';
import { ChoiceFields } from './ChoiceFields';
import {
  useChangeFollowMutation,
  useConfirmFollowMutation,
  useFollowingQuery,
  useStopFollowMutation,
  type Choice,
  type Following,
} from './noticesApi';

const next = { label: words.track, href: paths.tracking };

const standingWords = (following: Following) => {
  const { email, trackingId } = following;
  if (following.party !== undefined) return words.toldAs(email, words.party[following.party], trackingId);
  return following.confirmed ? words.recipientText(email, trackingId) : words.ask(email, trackingId);
};

/** What the link of a mail does, each with a press of its own: a program that only opens links changes nothing. */
export function FollowingPanel({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useFollowingQuery(token);
  const [confirm, confirming] = useConfirmFollowMutation();
  const [stop, stopping] = useStopFollowMutation();
  const standing = useRef<HTMLParagraphElement>(null);
  if (stopping.isSuccess) return <LinkEnded message={words.stopped} severity="success" next={next} />;
  const following = confirming.data === undefined ? data : confirming.data;
  if (data === null || following === null)
    return <LinkEnded message={words.over} severity="info" next={next} />;
  const problem = error && !isFetching && (
    <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
  );
  if (!following) return problem || <LoadingState label={words.loading} />;
  const { trackingId } = following;
  const isTold = following.party !== undefined || following.confirmed;
  const onConfirm = async () => {
    const { data: following } = await confirm(token);
    if (following) standing.current?.focus();
  };
  return (
    <Stack spacing={3}>
      {problem}
      <Typography ref={standing} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {standingWords(following)}
      </Typography>
      {confirming.data && (
        <Alert severity="success" role="status">
          {words.confirmed}
        </Alert>
      )}
      {confirming.error && <Alert severity="error">{confirming.error.message}</Alert>}
      {following.party === undefined && following.confirmed && (
        <ChangeForm token={token} following={following} />
      )}
      {!isTold && (
        <Button
          variant="formBTN"
          loading={confirming.isLoading}
          onClick={() => void onConfirm()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.confirm}
        </Button>
      )}
      <div>
        <Link href={trackedPath(trackingId)}>{words.open(trackingId)}</Link>
      </div>
      {stopping.error && <Alert severity="error">{stopping.error.message}</Alert>}
      <Button
        variant="formBack"
        loading={stopping.isLoading}
        onClick={() => void stop(token)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isTold ? words.stop : words.decline}
      </Button>
    </Stack>
  );
}

function ChangeForm({ token, following }: { token: string; following: Choice }) {
  const [change, { data, error }] = useChangeFollowMutation();
  const form = useFormik({
    initialValues: fromChoice(following),
    validationSchema: choiceRules,
    onSubmit: async (values) => {
      await change({ token, choice: toChoice(values) });
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submitOnce(form)}>
        <ChoiceFields busy={busy} />
        <div role="status">{!busy && data && <Alert severity="success">{words.saved}</Alert>}</div>
        {!busy && error && <Alert severity="error">{error.message}</Alert>}
        {!busy && data === null && <Alert severity="error">{words.over}</Alert>}
        <Button ref={button} type="submit" variant="formBTN" loading={busy} sx={{ alignSelf: 'flex-start' }}>
          {words.save}
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
