import Box from '@mui/material/Box';
import { auditCopy as words } from '@/content/audit';
import { plainList } from '@/ui/plainList';
import type { AuditEntry } from './auditApi';
import { changesOf, reasonOf, titleOf } from './entry';

/** An entry in words: what was done, each field with before and after, and why. */
export function WhatChanged({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  const reason = reasonOf(entry);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <strong>{titleOf(entry)}</strong>
      {changes.length > 0 && (
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.25 }}>
          {changes.map(({ column, label, text }) => (
            <Box
              component="li"
              key={column}
              dir="auto"
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label}:
              </Box>{' '}
              {text}
            </Box>
          ))}
        </Box>
      )}
      {reason && <div dir="auto">{words.reason(reason)}</div>}
    </Box>
  );
}
