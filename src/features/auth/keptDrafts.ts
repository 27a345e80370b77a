import { tabStorage } from '@/supabase/tabStorage';

/** Keys under which forms and message boxes keep what is typed (ui/useSessionDraft). */
const IS_DRAFT = /^(draft:|chat-draft)/;

interface Kept {
  userId: string;
  drafts: [key: string, text: string][];
}

const readDrafts = () =>
  tabStorage
    .keys()
    .filter((key) => IS_DRAFT.test(key))
    .map((key): Kept['drafts'][number] => [key, tabStorage.getItem(key) ?? '']);

/**
 * What an admin had typed when the session ended by itself. Storage is emptied then; the drafts wait in the page's memory
 * for the same admin, and are gone with the page.
 */
export const createKeptDrafts = () => {
  let kept: Kept | undefined;
  return {
    keep: (userId: string) => {
      kept = { userId, drafts: readDrafts() };
    },
    forget: () => {
      kept = undefined;
    },
    giveBack: (userId: string) => {
      const { drafts } = kept?.userId === userId ? kept : { drafts: [] };
      kept = undefined;
      for (const [key, text] of drafts) tabStorage.setItem(key, text);
    },
  };
};
