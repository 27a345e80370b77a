import { tabStorage } from '@/supabase/tabStorage';

/** Keys under which forms and message boxes keep what is typed (`ui/forms/useSessionDraft.ts`). */
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
    /** A session ends in steps, and pages that are still there write over what the first of them has kept. */
    keep: (userId: string) => {
      if (kept?.userId !== userId) kept = { userId, drafts: readDrafts() };
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
