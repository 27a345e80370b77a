import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { readLinkToken } from '@/config/linkAddress';
import { paths } from '@/config/paths';
import { accountCopy as words } from '@/content/account';
import { NEW_PASSWORD, useAccountLinkQuery } from '@/features/auth/accountApi';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { ErrorState } from '@/ui/ErrorState';
import { LinkContext } from '@/ui/links/linkContext';
import { LinkChanged } from '@/ui/links/PasteLink';
import { LoadingState } from '@/ui/loading/LoadingState';
import { AuthLayout } from './AuthLayout';

/** Where the link of an invitation or of a reset leads: its token is the fragment of the address. */
export function NewPasswordPage() {
  const { hash, search, pathname } = useLocation();
  const { token, isWhole } = readLinkToken(search + hash);
  const navigate = useNavigate();
  const onOpen = (linkText: string) => void navigate(`${pathname}#${linkText}`, { replace: true });
  const linkQuery = useAccountLinkQuery(token, { skip: token === '' });
  const { isError, error, refetch } = linkQuery;
  const link = token === '' ? null : linkQuery.currentData;
  const goToLogin = () => void navigate(paths.login, { state: NEW_PASSWORD, replace: true });
  return (
    <AuthLayout heading={link?.purpose === 'invitation' ? words.welcome : words.reset}>
      {isError && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {link === undefined && !isError && <LoadingState label={words.loading} />}
      {link && <NewPasswordForm key={token} link={link} token={token} onDone={goToLogin} />}
      {link === null && (
        <Stack spacing={3}>
          {isWhole ? (
            <Alert severity="error">{words.over}</Alert>
          ) : (
            <LinkContext value={{ isWhole, onOpen }}>
              <LinkChanged />
            </LinkContext>
          )}
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
