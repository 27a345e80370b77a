import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { useIsAdminQuery } from './authApi';
import { selectSessionStatus, selectSessionUser, sessionWanted } from './sessionSlice';

/** Who is there: what the browser's session says, and what the server says of it. */
export const useSession = () => {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectSessionUser);
  const { data, isError, refetch } = useIsAdminQuery(user?.id ?? '', { skip: !user });
  useEffect(() => {
    dispatch(sessionWanted());
  }, [dispatch]);

  const isAdmin = status === 'authenticated' && data === true;
  const isRefused = status === 'anonymous' || data === false;
  return { user, isAdmin, isRefused, isUnreachable: isError && !isRefused, retry: refetch };
};
