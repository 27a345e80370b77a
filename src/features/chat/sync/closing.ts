import { readEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { CHAT_UNDO_MS } from '@/config/timing';
import { unreadByVisitor } from '../chat';
import { conversationOf } from '../chatApi';
import {
  closingUndone,
  ownChatEnded,
  selectIsClosing,
  selectOwnLine,
  selectShown,
  selectWindow,
} from '../chatSlice';
import { restoreToDraft } from '../drafts';
import { unsentOf } from '../outbox';
import { selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/** Ends a chat from a page that is being left, which waits for no answer; the outbox repeats it if the tab goes on. */
const endAtOnce = (token: string) => {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const url = `${supabaseUrl}/rest/v1/rpc/chat_end`;
  fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

/** Ends the visitor's chat some seconds after its window was closed, when the page is left, or when the next one is begun. */
export const createClosing = ({ dispatch, getState }: Sync) => {
  let closing: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const closingLine = () => (selectIsClosing(getState()) ? selectOwnLine(getState()) : null);
  const unreadIn = (line: NonNullable<ReturnType<typeof closingLine>>) =>
    unreadByVisitor(conversationOf(getState(), line), selectShown(getState())[line.key] ?? 0);

  const end = () => {
    const line = closingLine();
    if (!line) return;
    const unsent = unsentOf(selectOutbox(getState()), line.key);
    restoreToDraft(
      storageKeys.visitorDraft,
      unsent.filter(({ state }) => state === 'failed'),
    );
    dispatch(ownChatEnded(line, unreadIn(line) > 0));
  };

  return {
    reconcile: () => {
      const line = closingLine();
      // Who opens the window again wants to read the answer that has come meanwhile; without one, to begin a new chat.
      if (line && selectWindow(getState()) === 'open') {
        if (unreadIn(line) > 0) dispatch(closingUndone());
        else end();
        return;
      }
      if (line?.key === closing) return;
      clearTimeout(timer);
      closing = line?.key;
      if (line) timer = setTimeout(end, CHAT_UNDO_MS);
    },
    endOnLeaving: () => {
      const line = closingLine();
      if (!line) return;
      // Only the outbox can send the end after the messages that are still on their way.
      if (!unsentOf(selectOutbox(getState()), line.key).some(({ state }) => state === 'sending'))
        endAtOnce(line.key);
      end();
    },
    stop: () => clearTimeout(timer),
  };
};
