import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { noticeRulesCopy as words } from '@/content/notices';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useListEventCodesQuery } from '@/domain/journey/eventCodesApi';
import type { Party } from '@/domain/consignment/party';
import { noRule, useNoticeRulesQuery, useSetNoticeRuleMutation, type NoticeRule } from './noticesApi';
import { WordsDialog } from './WordsDialog';

const parties: readonly Party[] = ['sender', 'receiver'];

interface Kind {
  about: string;
  name: string;
}

const toldBy = ({ toSender, toReceiver }: NoticeRule, party: Party) =>
  party === 'sender' ? toSender : toReceiver;

/** Of which events the parties are told by mail, and in which words. */
export function NoticeRulesPanel({ isOwner }: { isOwner: boolean }) {
  const codes = useListEventCodesQuery();
  const rules = useNoticeRulesQuery();
  const [edited, setEdited] = useState<Kind>();
  const failed = [codes, rules].find(({ error, isFetching }) => error && !isFetching);
  const kinds: readonly Kind[] = [
    ...(codes.data ?? []).map(({ code, label }) => ({ about: code, name: label })),
    { about: 'arrival', name: words.arrival },
    { about: 'correction', name: words.correction },
  ];
  return (
    <Panel heading={words.heading}>
      <Typography sx={{ mb: 1.5 }}>{words.hint}</Typography>
      {!isOwner && <Typography color="textSecondary">{words.ownersOnly}</Typography>}
      {failed && <ErrorState message={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />}
      {!failed && !(codes.data && rules.data) && <LoadingState label={words.loading} minHeight="8rem" />}
      {codes.data && rules.data && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={words.heading}>
            <TableHead>
              <TableRow>
                {Object.values(words.columns).map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {kinds.map((kind) => (
                <RuleRow
                  key={kind.about}
                  kind={kind}
                  rule={rules.data?.[kind.about] ?? noRule}
                  isOwner={isOwner}
                  onEdit={() => setEdited(kind)}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {edited && (
        <WordsDialog
          {...edited}
          rule={rules.data?.[edited.about] ?? noRule}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

interface RuleRowProps {
  kind: Kind;
  rule: NoticeRule;
  isOwner: boolean;
  onEdit: () => void;
}

function RuleRow({ kind: { about, name }, rule, isOwner, onEdit }: RuleRowProps) {
  const [set] = useSetNoticeRuleMutation();
  const tell = (party: Party, isTold: boolean) =>
    set({ about, ...(party === 'sender' ? { toSender: isTold } : { toReceiver: isTold }) });
  const isCorrection = about === 'correction';
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        <Box sx={{ fontSize: '1.3rem', fontWeight: 400 }}>
          <Button
            size="small"
            aria-label={words.edit(name)}
            disabled={!isOwner}
            onClick={onEdit}
            sx={{ px: 0, mr: 1.5 }}
          >
            {words.editShort}
          </Button>
          {(rule.subject ?? rule.text) !== null && words.ownWords}
        </Box>
      </TableCell>
      {isCorrection ? (
        <TableCell colSpan={parties.length}>{words.correctionHint}</TableCell>
      ) : (
        parties.map((party) => (
          <TableCell key={party}>
            <Checkbox
              checked={toldBy(rule, party)}
              disabled={!isOwner}
              onChange={(_event, isTold) => void tell(party, isTold)}
              slotProps={{ input: { 'aria-label': `${words.tell[party]} “${name}”` } }}
            />
          </TableCell>
        ))
      )}
    </TableRow>
  );
}
