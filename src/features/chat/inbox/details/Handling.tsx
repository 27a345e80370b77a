import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { refusalOf } from '@/api/refusalOf';
import { deskCopy as words } from '@/content/chatDesk';
import { formatDayYearAndTime, readerZone, toInstant } from '@/ui/dates/formatDate';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { ChatDetails } from '../../desk';
import { useAssignChatMutation, useSnoozeChatMutation } from '../../deskApi';
import { snoozeChoices } from './snooze';
import { useNow } from './useNow';

type HandlingProps = Pick<ChatDetails, 'assignedTo' | 'snoozedUntil' | 'me' | 'agents'> & { chat: string };

const NOBODY = '';
const small = { minWidth: 0, px: 1.2, py: 0.5, fontSize: 'caption.fontSize' };

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
        {error && <Alert severity="error">{refusalOf(error)}</Alert>}
      </Stack>
    );
  return (
    <Stack spacing={1} role="group" aria-label={words.snooze}>
      <Typography aria-hidden color="textSecondary" sx={{ fontSize: 'caption.fontSize' }}>
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
        sx={{ pt: 1 }} // for the label, which is above the field's edge
        onSubmit={(event) => {
          event.preventDefault();
          if (other) void until(toInstant(other));
        }}
      >
        <TextField
          type="datetime-local"
          size="small"
          label={words.otherMoment}
          helperText={words.otherMomentHint(readerZone())}
          value={other}
          onChange={({ target }) => setOther(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="formBack" loading={isLoading} disabled={!other} sx={small}>
          {words.snoozeVerb}
        </Button>
      </Stack>
      {error && <Alert severity="error">{refusalOf(error)}</Alert>}
    </Stack>
  );
}

/** Whose the chat is. Choosing alone assigns nothing: the keys of a list pass others on their way. */
function Agent({ chat, assignedTo, me, agents }: Omit<HandlingProps, 'snoozedUntil'>) {
  const [assign, { error, isLoading }] = useAssignChatMutation();
  const [chosenAgent, setChosenAgent] = useState<{ agent: string; insteadOf?: string | null }>();
  const button = useFocusAfterBusy(isLoading);
  const choices = assignedTo && !agents.includes(assignedTo) ? [...agents, assignedTo] : agents;
  const { agent = assignedTo ?? NOBODY, insteadOf = assignedTo } = chosenAgent ?? {};
  const submit = async () => {
    const { error: problem } = await assign({ chat, agent: agent || null, instead_of: insteadOf });
    // After a refusal, which names who has the chat now, pressing again replaces that colleague.
    setChosenAgent(problem && { agent });
  };
  return (
    <Stack spacing={1}>
      <Stack
        component="form"
        noValidate
        direction="row"
        spacing={1}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          id="chat-agent"
          select
          size="small"
          label={words.agent}
          value={agent}
          onChange={({ target }) => setChosenAgent({ agent: target.value, insteadOf })}
          slotProps={nativeSelect}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <option value={NOBODY}>{words.nobody}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === me ? words.you(choice) : choice}
            </option>
          ))}
        </TextField>
        <Button type="submit" ref={button} variant="formBack" loading={isLoading} sx={small}>
          {words.assign}
        </Button>
      </Stack>
      {error && <Alert severity="error">{refusalOf(error)}</Alert>}
    </Stack>
  );
}

/** Whose the chat is, and when it comes back. */
export function Handling({ chat, snoozedUntil: stored, ...whose }: HandlingProps) {
  const now = useNow();
  const snoozedUntil = stored && Date.parse(stored) > Date.parse(now) ? stored : null;
  return (
    <Stack spacing={2}>
      <Agent chat={chat} {...whose} />
      <ChangingContent contentKey={snoozedUntil}>
        <Snooze chat={chat} snoozedUntil={snoozedUntil} />
      </ChangingContent>
    </Stack>
  );
}
