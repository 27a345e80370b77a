import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { refusalOf } from '@/api/refusalOf';
import { paths, trackedAddress } from '@/config/paths';
import { deskCopy as words } from '@/content/chatDesk';
import type { MentionedConsignment } from '@/domain/consignment/consignment';
import { useFindMentionedQuery } from '@/domain/consignment/consignmentsApi';
import { expectedDay } from '@/domain/consignment/expectedDay';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';

interface MentionedConsignmentsProps {
  trackingIds: readonly string[];
  /** Writes a card to the visitor; undefined where nothing can be sent. */
  onSend: ((text: string) => void) | undefined;
}

const factsOf = (consignment: MentionedConsignment) => ({
  id: consignment.trackingId,
  state: consignment.status,
  place: [consignment.city, consignment.currentLocation].filter(Boolean).join(', '),
  expected: expectedDay(consignment),
  address: trackedAddress(consignment.trackingId),
});

interface CardProps {
  consignment: MentionedConsignment;
  /** Reads it again, and writes it to the visitor. Resolves with the reason if it could not be read. */
  onSend: (() => Promise<string | undefined>) | undefined;
}

function Card({ consignment, onSend }: CardProps) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const button = useFocusAfterBusy(isSending);
  const facts = factsOf(consignment);
  const send = async () => {
    setIsSending(true);
    setProblem(undefined);
    setProblem(await onSend?.());
    setIsSending(false);
  };
  return (
    <Box component="article" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Link
        component={RouterLink}
        to={paths.adminConsignment(consignment.id)}
        translate="no"
        sx={{ fontWeight: 600 }}
        aria-label={words.openConsignment(facts.id)}
      >
        {facts.id}
      </Link>
      <Typography sx={{ fontWeight: 500 }}>{facts.state}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.place}</Typography>
      {facts.expected && <Typography color="textSecondary">{words.expected(facts.expected)}</Typography>}
      {onSend && (
        <Button
          ref={button}
          aria-label={words.sendCard(facts.id)}
          loading={isSending}
          onClick={() => void send()}
          sx={{ minWidth: 0, px: 0 }}
        >
          {words.send}
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

/** The consignments that a conversation names: where they are, and when they are expected. */
export function MentionedConsignments({ trackingIds, onSend }: MentionedConsignmentsProps) {
  const { data, error, refetch } = useFindMentionedQuery(trackingIds, {
    skip: trackingIds.length === 0,
  });
  if (trackingIds.length > 0 && error && !data)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  const mentioned = trackingIds.flatMap((id) => data?.find(({ trackingId }) => trackingId === id) ?? []);
  if (mentioned.length === 0) return <Typography color="textSecondary">{words.noConsignments}</Typography>;
  const sendFresh = async (sought: string) => {
    const { data: fresh, error: failure } = await refetch();
    if (failure) return refusalOf(failure);
    const consignment = fresh?.find(({ trackingId }) => trackingId === sought);
    if (consignment) onSend?.(words.card(factsOf(consignment)));
    return undefined;
  };
  return (
    <Stack spacing={1}>
      {mentioned.map((consignment) => (
        <Card
          key={consignment.trackingId}
          consignment={consignment}
          onSend={onSend && (() => sendFresh(consignment.trackingId))}
        />
      ))}
    </Stack>
  );
}
