import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { useSignInMutation } from '@/features/auth/authApi';
import { LoginForm } from '@/features/auth/LoginForm';
import { useSession } from '@/features/auth/useSession';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { Logo } from '@/ui/Logo';

const { primary, secondary } = brand.colors;

export function LoginPage() {
  const dispatch = useAppDispatch();
  const { isAdmin } = useSession();
  const [signIn, { isLoading }] = useSignInMutation();
  if (isAdmin) return <Navigate to={paths.admin} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: `radial-gradient(120% 120% at 80% 0%, ${primary.main}, ${primary.dark} 50%, ${secondary.dark})`,
      }}
    >
      <Paper sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: '44rem' }}>
        <Box sx={{ mb: 3 }}>
          <Logo variant="dark" />
        </Box>
        <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
          Login
        </Typography>
        <LoginForm
          busy={isLoading}
          onSignIn={(credentials) => void signIn(credentials)}
          onIncomplete={() => dispatch(toastRaised('error', 'Please provide correct email and/or password'))}
        />
        <Link href={paths.home} sx={{ display: 'inline-block', mt: 3 }}>
          Back to the website
        </Link>
      </Paper>
    </Box>
  );
}
