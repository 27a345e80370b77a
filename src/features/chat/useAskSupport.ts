import { useCallback } from 'react';
import { useAppDispatch } from '@/redux/hooks';
import { questionBegun } from './chatSlice';
import { beginWith } from './drafts';

/** Returns a function that opens the chat with the beginning of a question in the visitor's message box. */
export const useAskSupport = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    (beginning: string) => {
      beginWith(beginning);
      dispatch(questionBegun());
    },
    [dispatch],
  );
};
