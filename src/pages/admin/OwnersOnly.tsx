import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useRole } from '@/features/auth/useSession';

/** For pages whose data the database gives to owners alone. */
export function OwnersOnly() {
  return useRole() === 'owner' ? <Outlet /> : <Navigate to={paths.admin} replace />;
}
