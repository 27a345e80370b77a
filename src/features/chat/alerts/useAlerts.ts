import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { useAppSelector } from '@/redux/hooks';
import { useCovered } from '@/ui/cover/coverState';
import { usePageShown } from '@/ui/motion/usePageShown';
import { isChosen } from '@/ui/useKeptChoice';
import type { ChatSummary } from '../chat';
import { summariesOf } from '../chatApi';
import { selectChat } from '../chatSlice';
import { chime } from './chime';
import { createTabs } from './inOneTab';
import { createNotifications, readPermission } from './notifications';

/** The last message of each chat by its number, and the time of the latest of them. */
interface Known {
  seqs: ReadonlyMap<string, number>;
  latest: number;
}

const timeOf = ({ lastDate }: ChatSummary) => Date.parse(lastDate ?? '') || 0;

const knownOf = (chats: readonly ChatSummary[]): Known => ({
  seqs: new Map(chats.map(({ id, seq }) => [id, seq])),
  latest: Math.max(0, ...chats.map(timeOf)),
});

/** The chats in which a visitor has written. One that was not listed may be an old one: the list has been lengthened. */
const newIn = (chats: readonly ChatSummary[], { seqs, latest }: Known) =>
  chats.filter((chat) => {
    if (chat.unread === 0 || chat.lastType !== 'visitor') return false;
    const knownSeq = seqs.get(chat.id);
    return knownSeq === undefined ? timeOf(chat) > latest : chat.seq > knownSeq;
  });

/** Opens a chat, of a locked page once it is unlocked. */
const useOpenChat = () => {
  const navigate = useNavigate();
  const isCovered = useCovered();
  const wantedId = useRef<string>(undefined);
  const openChat = (id: string) => {
    if (isCovered) wantedId.current = id;
    else void navigate({ pathname: paths.adminChat, search: `chat=${id}` });
  };
  const openWanted = useEffectEvent(() => {
    if (wantedId.current) openChat(wantedId.current);
    wantedId.current = undefined;
  });
  useEffect(() => {
    if (!isCovered) openWanted();
  }, [isCovered]);
  return openChat;
};

/** Tells of new messages by a sound and by notifications, as this browser's admin has chosen; not of the chat that is on screen. */
export const useAlerts = () => {
  const chats = useAppSelector(summariesOf);
  const onScreen = useAppSelector((state) => {
    const { selected, isHidden } = selectChat(state);
    return isHidden ? null : selected;
  });
  const isShown = usePageShown();
  const openChat = useOpenChat();
  const onOpen = useEffectEvent((id: string) => openChat(id));
  const before = useRef<Known>(undefined);
  const alerts = useRef<ReturnType<typeof createNotifications> & ReturnType<typeof createTabs>>(null);

  useEffect(() => {
    const [notifications, tabs] = [createNotifications((id) => onOpen(id)), createTabs()];
    alerts.current = { ...notifications, ...tabs };
    return () => {
      notifications.stop();
      tabs.close();
    };
  }, []);

  const tell = useEffectEvent((chat: ChatSummary) => {
    if (isShown && chat.id === onScreen) return;
    const { inOneTab, show } = alerts.current ?? {};
    if (isChosen(storageKeys.chatSound)) inOneTab?.(`sound ${chat.id}`, chat.seq, chime);
    if (isChosen(storageKeys.chatNotifications) && readPermission() === 'granted')
      inOneTab?.(`notification ${chat.id}`, chat.seq, () => show?.(chat));
  });
  useEffect(() => {
    if (!chats) return;
    if (before.current) newIn(chats, before.current).forEach((chat) => tell(chat));
    before.current = knownOf(chats);
    alerts.current?.closeRead(chats);
  }, [chats]);
};
