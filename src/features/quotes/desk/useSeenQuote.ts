import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { CONFLICT, SAYS_WHAT_IS_WRONG } from '@/config/status';
import { quoteDeskErrors as words } from '@/content/quoteDesk';
import { useOpened } from '@/ui/forms/useOpened';
import type { Quote } from './quote';
import { useGetQuoteQuery } from './quotesApi';

/** As much of a quote as tells what has changed since. */
interface Seen {
  version: number;
  /** How many entries its history had. */
  entries: number;
}

const seenOf = ({ version, history }: Quote): Seen => ({ version, entries: history.length });

/** Why something was not stored; undefined if it was. */
export const quoteRefusal = (error: ApiError | SerializedError | undefined): string | undefined => {
  if (!error) return undefined;
  if ('status' in error && error.status === 0) return words.noAnswer;
  const message =
    'reason' in error && SAYS_WHAT_IS_WRONG.test(error.code ?? '') ? error.reason : error.message;
  return words.kept(message ?? '');
};

/**
 * Writes to a quote as it was seen when a form was opened, also after a reload, for as long as the form has a draft. If anybody has
 * changed it since, nothing is stored: what is new is shown, and the next attempt is an answer to that.
 */
export const useSeenQuote = (quote: Quote, draftKey: string) => {
  const [seenQuote, see] = useOpened<Seen>(draftKey, seenOf(quote));
  const [openedQuote] = useState(seenQuote);
  const { refetch } = useGetQuoteQuery(quote.id);
  const settle = (now: Quote) => {
    see(seenOf(now));
    return words.changed;
  };

  /** Resolves with why nothing was stored. Sent again after its answer was lost, the same is stored once. */
  const write = async (
    act: (version: number) => PromiseLike<{ error?: ApiError | SerializedError }>,
  ): Promise<string | undefined> => {
    const { error } = await act(seenQuote.version);
    if (error?.code !== CONFLICT) return quoteRefusal(error);
    const { data: now } = await refetch();
    if (!now) return words.notChecked;
    return now.version === seenQuote.version ? quoteRefusal(error) : settle(now);
  };
  return {
    /** Whether the quote is still as it was seen. */
    isCurrent: quote.version === seenQuote.version,
    /** What has happened since the form was opened. */
    changes: quote.history.slice(openedQuote.entries),
    write,
  };
};
