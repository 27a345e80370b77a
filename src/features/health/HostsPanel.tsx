import { healthCopy as words } from '@/content/health';
import { Timestamp } from '@/ui/dates/Timestamp';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import type { HostReport } from './healthApi';
import { sizeText } from './problemWords';

const labels = words.hostColumns;

const columns: readonly Column<HostReport>[] = [
  {
    label: labels.host,
    isRowHeader: true,
    width: 12,
    cell: ({ name }) => name,
    cellProps: { translate: 'no' },
  },
  {
    label: labels.state,
    width: 14,
    cell: ({ isAlive, seenAt }) =>
      isAlive ? (
        words.alive
      ) : (
        <>
          {words.lost} <Timestamp instant={seenAt} />
        </>
      ),
  },
  {
    label: labels.version,
    stacked: 'labelled',
    width: 10,
    cell: ({ version, node }) => `${version}, Node ${node}`,
  },
  {
    label: labels.since,
    stacked: 'labelled',
    width: 12,
    cell: ({ startedAt }) => <Timestamp instant={startedAt} />,
  },
  {
    label: labels.sockets,
    stacked: 'labelled',
    width: 8,
    cell: ({ sockets }) => sockets.toLocaleString('en'),
  },
  { label: labels.memory, stacked: 'labelled', width: 9, cell: ({ memory }) => sizeText(memory) },
  { label: labels.busy, stacked: 'labelled', width: 7, cell: ({ busy }) => `${Math.round(busy * 100)} %` },
  {
    label: labels.disk,
    stacked: 'labelled',
    width: 9,
    cell: ({ diskFree }) => (diskFree === null ? words.notYet : sizeText(diskFree)),
  },
];

/** The hosts that run on this database, and those that have gone without a word. */
export function HostsPanel({ hosts }: { hosts: readonly HostReport[] }) {
  return (
    <Panel heading={words.hosts}>
      {hosts.length === 0 ? (
        words.noHosts
      ) : (
        <ResponsiveTable label={words.hosts} columns={columns} rows={hosts} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
