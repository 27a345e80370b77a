import { useSearchParams } from 'react-router-dom';
import { toInstant } from '@/ui/dates/formatDate';
import { IN_PAGE } from '@/ui/StartAtTop';
import type { AuditFilter } from './auditApi';

const names = ['actor', 'subject', 'action', 'from', 'until'] as const;

export type FilterName = (typeof names)[number];

const DAY = /^\d{4}-\d\d-\d\d$/;
const MINUTE_MS = 60_000;

/** The first moment of a day of the reader, and the first after one; empty of anything else. */
const startOf = (day: string) => (DAY.test(day) ? toInstant(`${day}T00:00`) : '');
const endOf = (day: string) => {
  const lastMinute = DAY.test(day) ? Date.parse(toInstant(`${day}T23:59`)) : NaN;
  return Number.isNaN(lastMinute) ? '' : new Date(lastMinute + MINUTE_MS).toISOString();
};

/** Which entries of the audit are shown: it lives in the URL, beside the page and the search of the list. */
export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const read = (name: FilterName) => params.get(name) ?? '';
  const shown: AuditFilter = {
    actor: read('actor'),
    subject: read('subject'),
    action: read('action'),
    from: read('from'),
    until: read('until'),
  };
  const change = (changes: Partial<AuditFilter>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
  return {
    shown,
    filter: { ...shown, actor: shown.actor.trim(), from: startOf(shown.from), until: endOf(shown.until) },
    isFiltered: names.some((name) => shown[name]),
    set: (name: FilterName, value: string) => change({ [name]: value }),
    clear: () => change({ actor: '', subject: '', action: '', from: '', until: '' }),
  };
};
