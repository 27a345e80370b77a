import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type RefObject } from 'react';
import { absenceCopy as words } from '@/content/absence';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { useFocusWhenGone } from '@/ui/focus/useFocusWhenGone';
import type { ChatLine } from '../chat';
import { useOwnAddressQuery } from '../supportApi';
import { AddressForm } from './AddressForm';

interface AbsenceProps {
  /** The chat, once the server has it and until it is over. */
  line: ChatLine | null;
  /** When to expect an answer, while nobody answers now. */
  away: string;
  /** Receives the focus when the notice that had it disappears. */
  next: RefObject<HTMLElement | null>;
}

interface NoticeProps extends AbsenceProps {
  knownAddress: { email: string | null } | undefined;
  isEditing: boolean;
  setIsEditing: (isEditing: boolean) => void;
}

/**
 * Tells a visitor whom nobody answers now when to expect an answer, and offers to send it by e-mail. An address that was left
 * can be changed and removed as long as the chat lasts.
 */
export function Absence(props: AbsenceProps) {
  const { data: knownAddress } = useOwnAddressQuery(props.line ?? skipToken);
  const [isEditing, setIsEditing] = useState(false);
  // The form stays while the visitor types into it, even if an agent comes.
  const isShown = props.away !== '' || isEditing || Boolean(props.line && knownAddress?.email);
  return isShown && <Notice {...props} {...{ knownAddress, isEditing, setIsEditing }} />;
}

function Notice({ line, away, next, knownAddress, isEditing, setIsEditing }: NoticeProps) {
  const place = useForkRef(useFocusOnChange(isEditing), useFocusWhenGone(next));
  const email = line ? knownAddress?.email : undefined;
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
        fontSize: 'caption.fontSize',
        outline: 'none',
      }}
    >
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {email ? words.answersGoTo(email) : away}
      </Box>
      {line && knownAddress && isEditing && (
        <AddressForm line={line} hasAddress={Boolean(email)} onDone={() => setIsEditing(false)} />
      )}
      {line && knownAddress && !isEditing && (
        <Button size="small" onClick={() => setIsEditing(true)} sx={{ ml: -0.5 }}>
          {email ? words.change : words.offer}
        </Button>
      )}
    </Box>
  );
}
