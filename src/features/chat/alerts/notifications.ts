import { alertsCopy as words } from '@/content/alerts';
import { chatCopy } from '@/content/chat';
import type { ChatSummary } from '../chat';

/** A chat's notification replaces its last one; within this time it does so silently. */
const AGAIN_MS = 30_000;

/** What the browser says about notifications of this page. */
export type Permission = NotificationPermission | 'unsupported';

export const readPermission = (): Permission =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported';

/** TypeScript's list of options lacks one that Chromium and Safari have. */
const options = (rest: NotificationOptions & { renotify?: boolean }): NotificationOptions => ({
  icon: '/icon-192.png',
  silent: true, // the sound is a choice of its own
  ...rest,
});

/** Undefined where only a service worker may show one, as on Android. */
const make = (title: string, rest: Parameters<typeof options>[0]) => {
  try {
    return new Notification(title, options(rest));
  } catch {
    return undefined;
  }
};

/** Asks for the permission, and shows what a notification looks like. */
export const askPermission = async (): Promise<Permission> => {
  if (readPermission() === 'unsupported') return 'unsupported';
  const answer = await Notification.requestPermission();
  const isShown = answer !== 'granted' || make(words.turnedOn, { body: words.notificationsHint });
  return isShown ? answer : 'unsupported';
};

/** The desktop notifications of this page, one for each chat. */
export const createNotifications = (onOpen: (chat: string) => void) => {
  const shownNotices = new Map<string, { notification: Notification; at: number }>();

  const close = (chat: string) => {
    shownNotices.get(chat)?.notification.close();
    shownNotices.delete(chat);
  };
  const closeAll = () => [...shownNotices.keys()].forEach(close);
  window.addEventListener('pagehide', closeAll);

  return {
    /** Of several tabs, or of several messages, the browser shows one, by its tag. */
    show: ({ id, senderName, unread }: ChatSummary) => {
      const at = Date.now();
      const notification = make(words.newMessage(senderName), {
        tag: `chat-${id}`,
        body: chatCopy.unread(unread),
        renotify: Math.abs(at - (shownNotices.get(id)?.at ?? 0)) >= AGAIN_MS,
      });
      if (!notification) return;
      notification.onclick = () => {
        window.focus();
        close(id);
        onOpen(id);
      };
      shownNotices.set(id, { notification, at });
    },
    closeRead: (chats: readonly ChatSummary[]) => {
      for (const chat of shownNotices.keys()) if (!chats.find(({ id }) => id === chat)?.unread) close(chat);
    },
    stop: () => {
      window.removeEventListener('pagehide', closeAll);
      closeAll();
    },
  };
};
