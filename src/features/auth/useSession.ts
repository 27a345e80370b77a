import { useEffect } from 'react';
import { SESSION_CHECK_MS } from '@/config/timing';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { useStandingQuery } from './authApi';
import { selectSessionStatus, selectSessionUser, sessionWanted } from './sessionSlice';

/** The session as the browser has it, and what the server says about it. */
export const useSession = () => {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectSessionUser);
  const {
    data: standing,
    isError,
    refetch,
  } = useStandingQuery(user?.id ?? '', {
    skip: !user,
    pollingInterval: SESSION_CHECK_MS,
    refetchOnFocus: true,
  });
  useEffect(() => {
    dispatch(sessionWanted());
  }, [dispatch]);

  const isAuthenticated = status === 'authenticated';
  const isAdmin = isAuthenticated && standing === 'admin';
  const isRefused = status === 'anonymous' || (standing !== undefined && standing !== 'admin');
  return {
    user,
    isAdmin,
    isRefused,
    isSecondStepDue: isAuthenticated && standing === 'secondStepDue',
    isUnreachable: isError && !isRefused,
    retry: refetch,
  };
};
