import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { accountCopy as words } from '@/content/account';
import { ForgottenForm } from '@/features/auth/ForgottenForm';
import { AuthLayout } from './AuthLayout';

/** For somebody on the staff who has forgotten the password. */
export function ForgottenPage() {
  return (
    <AuthLayout heading={words.forgotten}>
      <Stack spacing={3}>
        <ForgottenForm />
        <div>
          <Link component={RouterLink} to={paths.login}>
            {words.toLogin}
          </Link>
        </div>
      </Stack>
    </AuthLayout>
  );
}
