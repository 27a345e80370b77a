import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { accountCopy as words } from '@/content/account';
import { NEW_PASSWORD, useAccountLinkQuery } from '@/features/auth/accountApi';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { AuthLayout } from './AuthLayout';

/** Where the link of an invitation or of a reset leads: its token is the fragment of the address. */
export function NewPasswordPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const { currentData: link, isError, refetch } = useAccountLinkQuery(token);
  const done = () => void navigate(paths.login, { state: NEW_PASSWORD, replace: true });
  return (
    <AuthLayout heading={link?.purpose === 'invitation' ? words.welcome : words.reset}>
      {isError && <ErrorState message={words.unchecked} onRetry={() => void refetch()} />}
      {link === undefined && !isError && <LoadingState label={words.loading} />}
      {link && <NewPasswordForm key={token} link={link} token={token} onDone={done} />}
      {link === null && (
        <Stack spacing={3}>
          <Alert severity="error">{words.over}</Alert>
          <div>
            <Link component={RouterLink} to={paths.login}>
              {words.toLogin}
            </Link>
          </div>
        </Stack>
      )}
    </AuthLayout>
  );
}
