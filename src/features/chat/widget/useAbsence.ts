import { useEffect, useRef } from 'react';
import { SUPPORT_STATUS_EVERY_MS } from '@/config/timing';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { lookQuietly, useQuietPoll } from '@/redux/quietly';
import { selectAttended } from '../chatSlice';
import { statusCall, supportApi, useSupportStatusQuery, type SupportStatus } from '../supportApi';
import { absenceWords } from './absenceWords';

/**
 * What the visitor is told while no agent is there; empty while one is, undefined while that is unknown. The server is asked when the window opens, with each
 * message, and every few minutes while it is open. A sign of an agent in the chat makes earlier answers out of date. Without an
 * answer nothing is claimed.
 */
export const useAbsence = (messages: number): string | undefined => {
  const dispatch = useAppDispatch();
  const attended = useAppSelector(selectAttended);
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useSupportStatusQuery(undefined, {
    refetchOnMountOrArgChange: SUPPORT_STATUS_EVERY_MS / 1_000,
  });
  useQuietPoll(SUPPORT_STATUS_EVERY_MS, () =>
    dispatch(
      lookQuietly(supportApi.endpoints.supportStatus, undefined, statusCall, (status) => ({
        ...(status as SupportStatus),
        signs: attended.count,
      })),
    ),
  );
  const askedAt = useRef(messages);
  useEffect(() => {
    if (askedAt.current === messages) return;
    askedAt.current = messages;
    if (Date.now() - fulfilledTimeStamp > SUPPORT_STATUS_EVERY_MS) void refetch();
  }, [messages, fulfilledTimeStamp, refetch]);
  if (attended.isFresh || (data && data.signs < attended.count)) return '';
  return error ? undefined : absenceWords(data);
};
