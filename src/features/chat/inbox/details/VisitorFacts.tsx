import { deskCopy as words } from '@/content/chatDesk';
import { formatTimeAndOffset, knownZone } from '@/ui/dates/formatDate';
import { FactList } from '@/ui/FactList';
import type { ChatDetails } from '../../desk';
import { useNow } from './useNow';

/** The English name of a language; its code where the browser knows none. */
const nameOf = (language: string) => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
};

/** What the visitor's browser says of itself. */
export function VisitorFacts({ page, language, zone }: Pick<ChatDetails, 'page' | 'language' | 'zone'>) {
  const now = useNow();
  const visitorZone = zone ? knownZone(zone) : null;
  return (
    <FactList
      columnWidth="12rem"
      facts={[
        { label: words.page, value: page ?? words.unknown },
        { label: words.language, value: language ? nameOf(language) : words.unknown },
        {
          label: words.localTime,
          value: visitorZone ? formatTimeAndOffset(now, visitorZone) : words.unknown,
        },
      ]}
    />
  );
}
