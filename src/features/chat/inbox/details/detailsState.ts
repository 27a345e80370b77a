import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useKeptChoice } from '@/ui/useKeptChoice';

/** Where conversation and details have room side by side. */
const BESIDE = '(min-width: 85em)';
/** Where the conversation has more room than it needs: the details open by themselves. */
const BY_THEMSELVES = '(min-width: 100em)';

/** Whether conversation and details have room side by side. */
export const hasRoom = () => window.matchMedia?.(BESIDE).matches ?? false;

/** Whether the details of a chat are shown: as somebody chose in this browser, or else as there is room. */
export const useDetails = (chat: string | null) => {
  const isBeside = useMediaQuery(BESIDE, { noSsr: true });
  const isByItself = useMediaQuery(BY_THEMSELVES, { noSsr: true });
  const [isOpened, setOpened] = useKeptChoice(storageKeys.chatDetailsOpened);
  const [isClosed, setClosed] = useKeptChoice(storageKeys.chatDetailsClosed);
  /**
   * The chat whose details have replaced its conversation, where there is no room for both. It says nothing about other chats
   * or a wider window.
   */
  const [alone, setAlone] = useState<string | null>(null);
  const isShown = isBeside ? isOpened || (isByItself && !isClosed) : chat !== null && alone === chat;
  return {
    isShown,
    /** They have taken the place of the conversation. */
    isAlone: isShown && !isBeside,
    toggle: () => {
      if (!isBeside) return void setAlone(isShown ? null : chat);
      setOpened(!isShown);
      setClosed(isShown);
    },
  };
};

export type Details = ReturnType<typeof useDetails>;
