import { useState } from 'react';
import { HEALTH_POLL_MS } from '@/config/timing';
import { useAppDispatch } from '@/redux/hooks';
import { askQuietly, useQuietPoll } from '@/redux/quietly';
import { healthCall, useHealthQuery, type Health } from './healthApi';

/** What was looked at, and when. */
interface Look {
  health: Health;
  at: number;
}

/**
 * How the installation is, kept up to date while it is shown. Figures that are new each time are kept by the page: in the store
 * they would be an action each minute.
 */
export const useHealth = () => {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch, startedTimeStamp = 0 } = useHealthQuery();
  const [look, setLook] = useState<Look>();
  useQuietPoll(HEALTH_POLL_MS, async () => {
    const answer = await dispatch(askQuietly(healthCall));
    if (answer.error) await refetch();
    else setLook({ health: answer.data as Health, at: Date.now() });
  });
  return look && look.at > startedTimeStamp
    ? { data: look.health, error: undefined, isFetching, refetch }
    : { data, error, isFetching, refetch };
};
