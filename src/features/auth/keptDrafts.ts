import { isDraft, isUnsent } from '@/config/storageKeys';
import * as tabStorage from '@/supabase/tabStorage';

interface Kept {
  userId: string;
  drafts: [key: string, text: string][];
}

const readDrafts = () =>
  tabStorage
    .keys()
    .filter(isDraft)
    .map((key): Kept['drafts'][number] => [key, tabStorage.getItem(key) ?? '']);

/**
 * An admin's drafts when the session ends by itself. Storage is cleared then; the drafts stay in the page's memory for
 * the same admin, and are gone with the page.
 */
export const createKeptDrafts = () => {
  let keptState: Kept | undefined;
  return {
    /** The first call wins: a session ends in steps, and pages still mounted overwrite their drafts in between. */
    keep: (userId: string) => {
      if (keptState?.userId !== userId) keptState = { userId, drafts: readDrafts() };
    },
    isEmpty: () => !keptState?.drafts.some(([key]) => isUnsent(key)),
    forget: () => {
      keptState = undefined;
    },
    giveBack: (userId: string) => {
      const { drafts } = keptState?.userId === userId ? keptState : { drafts: [] };
      keptState = undefined;
      for (const [key, text] of drafts) tabStorage.setItem(key, text);
    },
  };
};
