import { useSearchParams } from 'react-router-dom';
import { endOfDay, startOfDay } from '@/ui/dates/localDays';
import { IN_PAGE } from '@/ui/StartAtTop';
import type { AuditFilter } from './auditApi';

const names = ['actor', 'subject', 'action', 'from', 'until'] as const;

export type FilterName = (typeof names)[number];

/** Which entries of the audit are shown: it lives in the URL, beside the page and the search of the list. */
export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const readParam = (name: FilterName) => params.get(name) ?? '';
  const shownFilter: AuditFilter = {
    actor: readParam('actor'),
    subject: readParam('subject'),
    action: readParam('action'),
    from: readParam('from'),
    until: readParam('until'),
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
    shownFilter,
    filter: {
      ...shownFilter,
      actor: shownFilter.actor.trim(),
      from: startOfDay(shownFilter.from),
      until: endOfDay(shownFilter.until),
    },
    isFiltered: names.some((name) => shownFilter[name]),
    set: (name: FilterName, value: string) => change({ [name]: value }),
    clear: () => change({ actor: '', subject: '', action: '', from: '', until: '' }),
  };
};
