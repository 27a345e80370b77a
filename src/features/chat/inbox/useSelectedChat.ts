import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@/redux/hooks';
import { IN_PAGE } from '@/ui/StartAtTop';
import { chatSelected } from '../chatSlice';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The open chat is part of the URL, so that a reload and the browser's back button work. */
export const useSelectedChat = () => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('chat');
  const selected = inAddress && ID.test(inAddress) ? inAddress : null;
  useEffect(() => {
    dispatch(chatSelected(selected));
    return () => void dispatch(chatSelected(null));
  }, [dispatch, selected]);
  const select = useCallback((id: string) => setParams({ chat: id }), [setParams]);
  const deselect = useCallback(() => setParams({}, IN_PAGE), [setParams]);
  return { selected, select, deselect };
};
