import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '@/config/paths';
import { laneModes } from '@/content/lanes';
import { modeNames, transitCopy } from '@/content/transitTimes';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Unanswered } from '@/ui/forms/Unanswered';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { EndField, type ChosenEnd } from '../EndField';
import { isReadyDay, type Sought } from './sought';

const { finder: words } = transitCopy;

interface LaneFinderProps {
  /** What the address asks for; undefined until hydration. */
  sought: Sought | undefined;
  /** The names of the ends that the address names by their codes, once they are known. */
  named?: { origin?: string; destination?: string };
  busy: boolean;
  onFind: (sought: Sought) => void;
}

const dateSlots = { inputLabel: { shrink: true } };

const typedEarly = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
};

const endOf = (text = '', name = text): ChosenEnd => ({ text: name, code: name === text ? null : text });

const isAsSet = ({ text, code }: ChosenEnd, request: string) => code === null && text === request;

/** A real GET form: without scripts it loads the page again, with them nothing reloads. */
export function LaneFinder({ sought, named = {}, busy, onFind }: LaneFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [from, setFrom] = useState<ChosenEnd>(endOf());
  const [to, setTo] = useState<ChosenEnd>(endOf());
  const [mode, setMode] = useState('');
  const [ready, setReady] = useState('');
  const [isTried, setTried] = useState(false);
  const [shownAnswer, setShownAnswer] = useState({ request: '', names: '' });
  // Takes over what was typed before hydration. In a layout effect: the form may be submitted at once.
  useLayoutEffect(() => {
    if (!form.current) return;
    const early = (name: string) => (form.current ? typedEarly(form.current, name) : '');
    if (early('from')) setFrom(endOf(early('from')));
    if (early('to')) setTo(endOf(early('to')));
    if (early('mode')) setMode(early('mode'));
    if (early('ready')) setReady(early('ready'));
    markUnanswered(form.current, false);
  }, []);
  // The fields follow the address without a `key`: a remount would lose the focus. Names that arrive later only replace what the
  // address has set: the visitor may have typed meanwhile.
  const request = JSON.stringify(sought);
  const names = JSON.stringify(named);
  if (sought && (request !== shownAnswer.request || names !== shownAnswer.names)) {
    const isNew = request !== shownAnswer.request;
    if (sought.from && (isNew || isAsSet(from, sought.from))) setFrom(endOf(sought.from, named.origin));
    if (sought.to && (isNew || isAsSet(to, sought.to))) setTo(endOf(sought.to, named.destination));
    if (isNew && (sought.from || sought.to)) {
      setMode(sought.mode);
      setReady(sought.ready);
    }
    setShownAnswer({ request, names });
  }
  const problemOf = ({ text }: ChosenEnd) => (isTried && text.trim() === '' ? words.needed : undefined);
  const badDay = ready !== '' && !isReadyDay(ready, new Date());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    markUnanswered(event.currentTarget, false);
    setTried(true);
    const next = { from: from.code ?? from.text.trim(), to: to.code ?? to.text.trim(), mode, ready };
    if (next.from && next.to && !badDay) return void onFind(next);
    const wrong = next.from ? (next.to ? 'ready' : 'to') : 'from';
    const field = form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Box
      component="form"
      ref={form}
      action={paths.transitTimes}
      method="get"
      noValidate
      aria-label={words.heading}
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <EndField
        id="lane-from"
        name="from"
        label={words.from}
        value={from}
        onChange={setFrom}
        error={problemOf(from)}
      />
      <EndField id="lane-to" name="to" label={words.to} value={to} onChange={setTo} error={problemOf(to)} />
      <TextField
        id="lane-mode"
        name="mode"
        select
        label={words.mode}
        value={mode}
        onChange={({ target }) => setMode(target.value)}
        slotProps={nativeSelect}
      >
        <option value="">{words.anyMode}</option>
        {laneModes.map((mode) => (
          <option key={mode} value={mode}>
            {modeNames[mode]}
          </option>
        ))}
      </TextField>
      <TextField
        id="lane-ready"
        name="ready"
        type="date"
        label={words.ready}
        value={ready}
        onChange={({ target }) => setReady(target.value)}
        error={isTried && badDay}
        helperText={isTried && badDay ? words.badDay : undefined}
        slotProps={dateSlots}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
        <Unanswered />
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      </Box>
    </Box>
  );
}
