import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { settingsCopy as words } from '@/content/auth';
import { recoveryCopy } from '@/content/recoveryCodes';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { QrCode } from '@/ui/QrCode';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { CodeForm } from './CodeForm';
import { useCodeQuestion } from './CodeQuestion';
import { FactorInUse } from './FactorInUse';
import {
  type NewFactor,
  type SecondStep,
  useConfirmFactorMutation,
  useEnrolFactorMutation,
  useSecondStepQuery,
} from './factorsApi';
import { OwnPasswordForm } from './OwnPasswordForm';
import { RecoveryCodesSheet } from './RecoveryCodesSheet';
import { recoverySettled, selectSessionUser } from '@/domain/session/sessionSlice';

/** The QR code for the authenticator app, its key as text, and a code to confirm the setup. */
function NewFactorForm({
  factor,
  onClose,
}: {
  factor: NewFactor;
  onClose: (codes?: string[] | null) => void;
}) {
  const [confirm, { isLoading, error }] = useConfirmFactorMutation();
  const submit = async (code: string) => {
    const answer = await confirm({ id: factor.id, code });
    if (!answer.error) onClose(answer.data);
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: '48rem' }}>
      <Typography>{words.scan}</Typography>
      <QrCode text={factor.uri} title={words.qr} />
      <Typography translate="no" sx={{ overflowWrap: 'anywhere' }}>
        {words.key}: <Box component="code">{factor.key}</Box>
      </Typography>
      <Typography color="textSecondary">{words.keep}</Typography>
      <CodeForm busy={isLoading} problem={error?.message} onCode={(code) => void submit(code)} />
      <div>
        <Button variant="formBack" onClick={() => onClose()}>
          {words.cancel}
        </Button>
      </div>
    </Stack>
  );
}

/** Begins a set-up, for the password. */
function NoFactor({ onSetUp }: { onSetUp: (factor: NewFactor) => void }) {
  const email = useAppSelector(selectSessionUser)?.email ?? '';
  const [enrol, { isLoading, error, reset }] = useEnrolFactorMutation();
  const { isAsking, ask, standing } = useCodeQuestion(reset);
  const setUp = async (password: string) => {
    const { data } = await enrol({ email, password });
    if (data) onSetUp(data);
  };
  if (!isAsking)
    return (
      <Box ref={standing} tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{words.off}</Typography>
        <Button variant="formBTN" onClick={() => ask(true)}>
          {words.setUp}
        </Button>
      </Box>
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
      <Typography>{words.setUpText}</Typography>
      <OwnPasswordForm
        email={email}
        action={words.goOn}
        busy={isLoading}
        problem={error?.message}
        onPassword={(password) => void setUp(password)}
      />
      <div>
        <Button variant="formBack" onClick={() => ask(false)}>
          {words.cancel}
        </Button>
      </div>
    </Stack>
  );
}

function Factors({ factor }: Pick<SecondStep, 'factor'>) {
  const [begun, setBegun] = useState<NewFactor>();
  const [codes, setCodes] = useState<string[] | null>();
  const dispatch = useAppDispatch();
  const panel = useFocusOnChange(codes ?? factor ?? begun);
  const close = (recoveryCodes?: string[] | null) => {
    setBegun(undefined);
    setCodes(recoveryCodes);
    if (recoveryCodes !== undefined) dispatch(recoverySettled());
  };
  if (codes)
    return (
      <Panel ref={panel} heading={recoveryCopy.heading}>
        <RecoveryCodesSheet codes={codes} onDone={() => setCodes(undefined)} />
      </Panel>
    );
  return (
    <Panel ref={panel} heading={words.heading}>
      {factor && codes === null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {recoveryCopy.notMade}
        </Alert>
      )}
      {factor && <FactorInUse {...factor} onCodes={setCodes} />}
      {!factor && begun && <NewFactorForm factor={begun} onClose={close} />}
      {!factor && !begun && <NoFactor onSetUp={setBegun} />}
    </Panel>
  );
}

/** The optional second step of the admin's sign-in. */
export function SecondStepPanel() {
  const { data, error, refetch } = useSecondStepQuery();
  if (error && !data) return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={words.loading} />;
  return <Factors factor={data.factor} />;
}
