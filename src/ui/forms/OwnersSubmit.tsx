import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lockCopy } from '@/content/parties';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy';

interface OwnersSubmitProps {
  isOwner: boolean;
  busy: boolean;
  label: string;
  /** Why the settings could not be saved. */
  problem: string | undefined;
}

function SaveButton({ busy, label }: Pick<OwnersSubmitProps, 'busy' | 'label'>) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button ref={button} type="submit" variant="formBTN" loading={busy} sx={{ alignSelf: 'flex-start' }}>
      {label}
    </Button>
  );
}

/** The end of a form of settings: the others read that an owner can change them. */
export function OwnersSubmit({ isOwner, busy, label, problem }: OwnersSubmitProps) {
  return (
    <>
      {!busy && problem && <Alert severity="error">{problem}</Alert>}
      {isOwner ? (
        <SaveButton busy={busy} label={label} />
      ) : (
        <Typography color="textSecondary">{lockCopy.ownersOnly}</Typography>
      )}
    </>
  );
}
