import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { recoveryCopy as words } from '@/content/recoveryCodes';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { notPrinted } from '@/ui/notPrinted';
import { recoverySettled, selectCodesLeft } from '@/domain/session/sessionSlice';

/** Tells an admin who came in with a recovery code what that has changed, until the factor is set up or this is dismissed. */
export function RecoveryNotice() {
  const codesLeft = useAppSelector(selectCodesLeft);
  const dispatch = useAppDispatch();
  if (codesLeft === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, '& .MuiAlert-message': { width: '100%' }, ...notPrinted }}>
      {words.used(words.left(codesLeft))}{' '}
      <Button component={Link} to={paths.adminSettings} color="inherit">
        {words.setUpAgain}
      </Button>
      <Button color="inherit" onClick={() => dispatch(recoverySettled())}>
        {words.dismiss}
      </Button>
    </Alert>
  );
}
