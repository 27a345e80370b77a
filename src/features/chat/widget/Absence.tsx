import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { SUPPORT_STATUS_EVERY_MS } from '@/config/timing';
import { absenceCopy as words } from '@/content/absence';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import type { ChatLine } from '../chat';
import { useOwnAddressQuery, useSupportStatusQuery } from '../supportApi';
import { absenceWords } from './absenceWords';
import { AddressForm } from './AddressForm';

/** Whether somebody is there: asked when the window opens, with each message, and every few minutes while nobody is. */
const useAbsence = (messages: number) => {
  const [isAway, setIsAway] = useState(false);
  const {
    data,
    fulfilledTimeStamp = 0,
    refetch,
  } = useSupportStatusQuery(undefined, {
    refetchOnMountOrArgChange: SUPPORT_STATUS_EVERY_MS / 1_000,
    pollingInterval: isAway ? SUPPORT_STATUS_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const text = absenceWords(data);
  if (isAway !== (text !== '')) setIsAway(text !== '');
  const askedAt = useRef(messages);
  useEffect(() => {
    if (askedAt.current === messages) return;
    askedAt.current = messages;
    if (Date.now() - fulfilledTimeStamp > SUPPORT_STATUS_EVERY_MS) void refetch();
  }, [messages, fulfilledTimeStamp, refetch]);
  return text;
};

interface AbsenceProps {
  /** The chat, once the server has it and until it is over. */
  line: ChatLine | null;
  /** How many messages the chat has. */
  messages: number;
}

/**
 * Tells a visitor whom nobody answers now when to expect an answer, and offers to send it by e-mail. An address that was left
 * can be changed and removed as long as the chat lasts.
 */
export function Absence({ line, messages }: AbsenceProps) {
  const away = useAbsence(messages);
  const { data: known } = useOwnAddressQuery(line ?? skipToken);
  const [isEditing, setIsEditing] = useState(false);
  const place = useFocusOnChange(isEditing);
  const email = line ? known?.email : undefined;
  if (!away && !email) return null;
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{
        flex: 'none',
        px: 2,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: '1.35rem',
        outline: 'none',
      }}
    >
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {email ? words.left(email) : away}
      </Box>
      {line && known && isEditing && (
        <AddressForm line={line} hasAddress={Boolean(email)} onDone={() => setIsEditing(false)} />
      )}
      {line && known && !isEditing && (
        <Button size="small" onClick={() => setIsEditing(true)} sx={{ ml: -0.5 }}>
          {email ? words.change : words.offer}
        </Button>
      )}
    </Box>
  );
}
