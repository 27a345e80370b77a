import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { quoteDeskErrors, quoteOriginCopy as words } from '@/content/quoteDesk';
import type { Created } from '@/domain/consignment/consignmentsApi';
import { newConsignment, type ConsignmentValues } from '@/domain/consignment/consignmentValues';
import type { FormOrigin } from '@/features/consignments/form/NewConsignment';
import type { Quote } from '@/features/quotes/desk/quote';
import { useLazyGetQuoteQuery, useLinkQuoteMutation } from '@/features/quotes/desk/quotesApi';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { IN_PAGE } from '@/ui/StartAtTop';
import { valuesOfQuote } from './quoteConsignment';

const KEY = storageKeys.newConsignmentQuote;
const QUOTE = 'quote';

/** The quote that the form is for, and the consignment that it has made and that is not linked yet. */
export interface KeptQuote {
  id: number;
  number: string;
  consignment?: number;
}

const readKept = (): KeptQuote | undefined => {
  const { id, number, consignment } = readDraft<KeptQuote>(KEY) ?? {};
  return id === undefined || number === undefined ? undefined : { id, number, consignment };
};

/** What the form holds for another quote is not known of this one: its receiver would get the goods. */
const emptiedOf = (quote: Quote): Partial<ConsignmentValues> => {
  const storedQuote = readKept();
  if (!storedQuote || storedQuote.id === quote.id || storedQuote.consignment !== undefined) return {};
  const draft = readDraft<ConsignmentValues>(storageKeys.newConsignmentDraft) ?? {};
  const empty = Object.entries(newConsignment(new Date().toISOString()));
  return Object.fromEntries(empty.filter(([column]) => column in draft));
};

/** Why no consignment can be made for a quote; undefined if one can. */
const refusalOf = (quote: Quote | null): string | undefined => {
  if (!quote) return quoteDeskErrors.gone;
  if (quote.consignment !== null) return quoteDeskErrors.hasOne;
  return quote.state === 'won' ? undefined : quoteDeskErrors.notWon;
};

/**
 * The quote that a new consignment is for. `?quote=` names it and fills in the form; from then on it is kept with the draft of the
 * form, through reloads. What was created is linked to it, even if the page was left meanwhile.
 */
export const useQuoteOrigin = () => {
  const [params, setParams] = useSearchParams();
  const wantedId = Number(params.get(QUOTE)) || 0;
  const [fetchQuote, { isFetching }] = useLazyGetQuoteQuery();
  const [link, { isLoading: isLinking }] = useLinkQuoteMutation();
  const [keptQuote, setKeptQuote] = useState(readKept);
  const [linked, setLinked] = useState<KeptQuote>();
  const [refusal, setRefusal] = useState<{ id: number; why: string }>();
  const keep = (next: KeptQuote | undefined) => {
    if (next) keepDraft(KEY, next);
    else dropDraft(KEY);
    setKeptQuote(next);
  };
  const load: FormOrigin['load'] = async () => {
    const { data: quote } = await fetchQuote(wantedId);
    if (quote === undefined) return undefined; // a toast says why; the address is still there to be loaded again
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        next.delete(QUOTE);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
    const why = refusalOf(quote);
    setRefusal(why === undefined ? undefined : { id: wantedId, why });
    if (why !== undefined || !quote) return undefined;
    const values = { ...emptiedOf(quote), ...valuesOfQuote(quote, Date.now()) };
    keep({ id: quote.id, number: quote.number });
    setLinked(undefined);
    return { values, notice: words.filled(quote.number) };
  };
  const linkTo = async (quote: KeptQuote) => {
    const { data: now } = await fetchQuote(quote.id);
    if (!now || quote.consignment === undefined) return;
    const { id, version } = now;
    const { error } = await link({ id, version, consignment_id: quote.consignment });
    if (error) return;
    keep(undefined);
    setLinked(quote);
  };
  /**
   * A consignment was stored. What is kept in the tab counts: the page may have been left meanwhile. While one waits to be linked,
   * the next has nothing to do with the quote.
   */
  const onTaken = ({ id: consignment }: Created) => {
    const quote = readKept();
    if (!quote || quote.consignment !== undefined) return;
    keep({ ...quote, consignment });
    void linkTo({ ...quote, consignment });
  };
  return {
    origin: wantedId > 0 ? { key: String(wantedId), load, isLoading: isFetching } : undefined,
    onTaken,
    refusal,
    isLoading: isFetching && wantedId > 0,
    keptQuote,
    linked,
    isLinking,
    linkAgain: () => keptQuote && void linkTo(keptQuote),
    forget: () => keep(undefined),
  };
};
