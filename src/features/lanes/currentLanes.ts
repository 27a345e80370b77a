import type { Lane } from '@/content/lanes';
import type { AppThunk } from '@/redux/thunk';
import { findLanesApi, type AskedLanes } from './findLanesApi';

/** Asks for lanes as they are now; undefined if they could not be read, in which case the page shows what it was written with. */
export const readCurrent =
  (request: AskedLanes): AppThunk<Promise<readonly Lane[] | undefined>> =>
  async (dispatch) => {
    const answer = dispatch(findLanesApi.endpoints.currentLanes.initiate(request));
    const { data } = await answer;
    answer.unsubscribe();
    return data;
  };
