import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { auditCopy } from '@/content/audit';
import { formatMoment } from '@/ui/dates/formatDate';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { AuditEntry } from './auditApi';
import { actorOf, nameOf } from './entry';
import { WhatChanged } from './WhatChanged';

const words = auditCopy.columns;

/** What an entry is about, with a link to its consignment. */
function Label({ entry }: { entry: AuditEntry }) {
  const name = nameOf(entry);
  if (entry.consignment === null) return name;
  return (
    <Link component={RouterLink} to={paths.adminConsignment(entry.consignment)}>
      {name}
    </Link>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { label: words.id, width: 7, cell: ({ id }) => id, stacked: 'inline' },
  { label: words.at, width: 18, cell: ({ at }) => formatMoment(at), stacked: 'inline' },
  { label: words.actor, width: 18, cell: actorOf, stacked: 'labelled', cellProps: { translate: 'no' } },
  { label: words.label, width: 14, cell: (entry) => <Label entry={entry} />, cellProps: { translate: 'no' } },
  { label: words.what, width: 26, cell: (entry) => <WhatChanged entry={entry} /> },
];

export function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  return <ResponsiveTable label={auditCopy.heading} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
