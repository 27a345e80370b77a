import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { readDraft } from '@/ui/forms/sessionDraft';
import { IN_PAGE } from '@/ui/StartAtTop';
import { useKeptChoice } from '@/ui/useKeptChoice';

const NEW = 'new';
const COPY = 'copy';

/**
 * Whether the form of a new consignment is open: by its address (`?new`), which can be reloaded and sent, because the
 * admin keeps it open, because something was typed and not sent, or because there is no consignment yet. `?copy=` names the consignment that fills it in.
 */
export const useFormOpen = (draftKey: string, isFirst: boolean) => {
  const [params, setParams] = useSearchParams();
  const [isKept, keep] = useKeptChoice(storageKeys.keepFormOpen);
  const [opensItself, setOpensItself] = useState(() => isKept || readDraft(draftKey) !== undefined);
  const [wasOpenedForFirst, setOpenedForFirst] = useState(false);
  if (isFirst && !wasOpenedForFirst) {
    setOpenedForFirst(true);
    setOpensItself(true);
  }
  const write = (change: (params: URLSearchParams) => void) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        change(next);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
  const copied = Number(params.get(COPY)) || undefined;
  return {
    isOpen: params.has(NEW) || opensItself,
    isByHand: params.has(NEW),
    openForm: () => write((next) => next.set(NEW, '')),
    openCopy: (id: number) =>
      write((next) => {
        next.set(NEW, '');
        next.set(COPY, String(id));
      }),
    close: () => {
      setOpensItself(false);
      write((next) => {
        next.delete(NEW);
        next.delete(COPY);
      });
    },
    isKept,
    keep,
    copied,
    /** It is being filled in: a reload must not do it again. */
    endCopy: () => write((next) => next.delete(COPY)),
  };
};

export type FormOpen = ReturnType<typeof useFormOpen>;
