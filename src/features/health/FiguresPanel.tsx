import type { ReactNode } from 'react';
import { healthCopy as words } from '@/content/health';
import { Timestamp } from '@/ui/dates/Timestamp';
import { FactList } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import { growthSince } from './growth';
import type { Health } from './healthApi';
import { sizeText } from './problemWords';

const moment = (instant: string | null): ReactNode =>
  instant ? <Timestamp instant={instant} /> : words.none;

const growth = (bytes: number | undefined): string => {
  if (bytes === undefined) return words.notYet;
  return `${bytes < 0 ? '−' : '+'}${sizeText(Math.abs(bytes))}`;
};

/** Everything in one figure each. */
export function FiguresPanel({ health }: { health: Health }) {
  const { at, database, mail, backups, hosts, calls } = health;
  const alive = hosts.filter(({ isAlive }) => isAlive);
  const { waiting = 0, failed = 0, unknown = 0 } = mail.mails;
  const { labels } = words;
  const facts = [
    {
      label: labels.version,
      value: [...new Set(alive.map(({ version }) => version))].join(', ') || words.unknownVersion,
    },
    { label: labels.database, value: sizeText(database.bytes) },
    { label: labels.week, value: growth(growthSince(database, at, 7)) },
    { label: labels.month, value: growth(growthSince(database, at, 30)) },
    { label: labels.backup, value: moment(backups.newestAt) },
    { label: labels.tested, value: moment(backups.checkedAt) },
    {
      label: labels.waiting,
      value: (
        <>
          {waiting.toLocaleString('en')}
          {mail.dueSince && (
            <>
              , {words.since} <Timestamp instant={mail.dueSince} />
            </>
          )}
        </>
      ),
    },
    { label: labels.unsent, value: (failed + unknown).toLocaleString('en') },
    {
      label: labels.sockets,
      value: alive.reduce((sum, { sockets }) => sum + sockets, 0).toLocaleString('en'),
    },
    { label: labels.refused, value: calls.refused.toLocaleString('en') },
    { label: labels.slow, value: calls.slow.toLocaleString('en') },
    { label: labels.broken, value: calls.failed.toLocaleString('en') },
  ];
  return (
    <Panel heading={words.figures}>
      <FactList facts={facts} />
    </Panel>
  );
}
