import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import type { AppThunk } from '@/redux/thunk';
import { lastKnownSeq, type ChatLine } from './chat';
import { useReadChatQuery } from './chatApi';
import { messagesShown, selectIsCutOff, selectShown, selectIsTyping, typed } from './chatSlice';
import { unsentOf } from './outbox';
import { messageRetried, messageWritten, selectOutbox } from './outboxSlice';

/** Notes what is on the screen, once. */
const showUpTo =
  (line: ChatLine, upto: number): AppThunk<void> =>
  (dispatch, getState) => {
    const before = selectShown(getState())[line.key] ?? 0;
    if (upto > before) dispatch(messagesShown({ line, upto }));
  };

/** The state and the actions of one chat, for a component. `isKnown`: the server has the chat. */
export const useConversation = (line: ChatLine | null, isKnown: boolean) => {
  const dispatch = useAppDispatch();
  const { chat, error, isLoading, refetch } = useReadChatQuery(line && isKnown ? line : skipToken, {
    selectFromResult: ({ currentData, error: reason, isUninitialized }) => ({
      chat: currentData,
      error: reason as ApiError | undefined,
      isLoading: !currentData && !reason && !isUninitialized,
    }),
  });
  const key = line?.key ?? '';
  const outbox = useAppSelector(selectOutbox);
  const items = chat?.items;
  // Without the entries that the chat shows already: they only wait for the answer to their request.
  const unsent = useMemo(() => {
    const stored = new Set(items?.map(({ cid }) => cid));
    return unsentOf(outbox, key).filter(({ cid }) => !stored.has(cid));
  }, [outbox, key, items]);
  const isTyping = useAppSelector((state) => selectIsTyping(state, key));
  const isReadFailing = useAppSelector((state) => selectIsCutOff(state, key));

  const onShown = useCallback(
    (upto: number) => {
      if (line) dispatch(showUpTo(line, upto));
    },
    [dispatch, line],
  );
  const onRetry = useCallback((cid: string) => void dispatch(messageRetried(cid)), [dispatch]);

  return {
    chat,
    error,
    isLoading,
    refetch,
    unsent,
    isTyping,
    isCutOff: isReadFailing || unsent.some(({ tries, reason }) => tries > 1 && !reason),
    onShown,
    onRetry,
    onType: () => line && dispatch(typed(line)),
    send: (to: ChatLine, text: string) => dispatch(messageWritten(to, text, lastKnownSeq(chat?.items))),
  };
};
