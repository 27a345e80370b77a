import type { AppThunk } from '@/redux/thunk';
import { chatWanted, selectChat } from './chatSlice';

/** Says once that there is a chat to keep up to date. */
export const wantChat = (): AppThunk<void> => (dispatch, getState) => {
  if (!selectChat(getState()).isWanted) dispatch(chatWanted());
};
