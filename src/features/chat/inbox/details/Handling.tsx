import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deskCopy as words } from '@/content/chatDesk';
import { formatDayYearAndTime, toInstant } from '@/ui/dates/formatDate';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { ChatDetails } from '../../desk';
import { useAssignChatMutation, useSnoozeChatMutation } from '../../deskApi';
import { snoozeChoices } from './snooze';

type HandlingProps = Pick<ChatDetails, 'assignedTo' | 'snoozedUntil' | 'me' | 'agents'> & { chat: string };

const NOBODY = '';
const small = { minWidth: 0, px: 1.2, py: 0.5, fontSize: '1.3rem' };

function Snooze({ chat, snoozedUntil }: Pick<HandlingProps, 'chat' | 'snoozedUntil'>) {
  const [snooze, { error, isLoading }] = useSnoozeChatMutation();
  const [other, setOther] = useState('');
  const until = (moment: string | null) => snooze({ chat, until: moment });
  if (snoozedUntil)
    return (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography>{words.snoozedUntil(formatDayYearAndTime(snoozedUntil))}</Typography>
        <Button variant="formBack" loading={isLoading} onClick={() => void until(null)} sx={small}>
          {words.endSnooze}
        </Button>
        {error && <Alert severity="error">{error.message}</Alert>}
      </Stack>
    );
  return (
    <Stack spacing={1} role="group" aria-label={words.snooze}>
      <Typography aria-hidden color="textSecondary" sx={{ fontSize: '1.3rem' }}>
        {words.snooze}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {snoozeChoices(new Date()).map(({ label, moment }) => (
          <Button key={label} variant="formBack" onClick={() => void until(moment)} sx={small}>
            {label}
          </Button>
        ))}
      </Stack>
      <Stack
        component="form"
        noValidate
        direction="row"
        spacing={1}
        onSubmit={(event) => {
          event.preventDefault();
          if (other) void until(toInstant(other));
        }}
      >
        <TextField
          type="datetime-local"
          size="small"
          label={words.otherMoment}
          value={other}
          onChange={({ target }) => setOther(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="formBack" loading={isLoading} disabled={!other} sx={small}>
          {words.snoozeVerb}
        </Button>
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
    </Stack>
  );
}

/** Whose the chat is, and when it comes back. */
export function Handling({ chat, assignedTo, snoozedUntil, me, agents }: HandlingProps) {
  const [assign, { error }] = useAssignChatMutation();
  const choices = assignedTo && !agents.includes(assignedTo) ? [...agents, assignedTo] : agents;
  return (
    <Stack spacing={2}>
      <TextField
        id="chat-agent"
        select
        size="small"
        label={words.agent}
        value={assignedTo ?? NOBODY}
        onChange={({ target }) => void assign({ chat, agent: target.value || null, instead_of: assignedTo })}
        slotProps={nativeSelect}
      >
        <option value={NOBODY}>{words.nobody}</option>
        {choices.map((agent) => (
          <option key={agent} value={agent}>
            {agent === me ? words.you(agent) : agent}
          </option>
        ))}
      </TextField>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Snooze chat={chat} snoozedUntil={snoozedUntil} />
    </Stack>
  );
}
