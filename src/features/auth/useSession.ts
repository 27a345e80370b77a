import { useEffect } from 'react';
import { SESSION_CHECK_MS } from '@/config/timing';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { lookQuietly, useQuietPoll } from '@/redux/quietly';
import type { AppThunk } from '@/redux/thunk';
import { askStanding, roleIn, standing as standingEndpoint, useStandingQuery } from './authApi';
import { selectSessionStatus, selectSessionUser, sessionWanted } from '@/domain/session/sessionSlice';

const wantSession = (): AppThunk<void> => (dispatch, getState) => {
  if (!getState().session.isWanted) dispatch(sessionWanted());
};

/** The session as the browser has it, and what the server says about it. */
export const useSession = () => {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectSessionUser);
  const { data: standing, isError, refetch } = useStandingQuery(user?.id ?? '', { skip: !user });
  useQuietPoll(user ? SESSION_CHECK_MS : 0, () =>
    dispatch(lookQuietly(standingEndpoint, user?.id ?? '', askStanding)),
  );
  useEffect(() => {
    dispatch(wantSession());
  }, [dispatch]);

  const isAuthenticated = status === 'authenticated';
  const role = isAuthenticated ? roleIn(standing) : undefined;
  const isRefused = status === 'anonymous' || (standing !== undefined && !roleIn(standing));
  return {
    user,
    /** Undefined of anyone who is not on the staff. */
    role,
    isRefused,
    isSecondStepDue: isAuthenticated && standing === 'secondStepDue',
    isUnreachable: isError && !isRefused,
    retry: refetch,
  };
};

/** The role of the signed-in user, in pages of the admin area. */
export const useRole = () => {
  const id = useAppSelector(selectSessionUser)?.id ?? '';
  return roleIn(standingEndpoint.useQueryState(id).data);
};
