import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { clashCopy as words } from '@/content/corrections';
import { formatMoment } from '@/ui/dates/formatDate';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { isMoment } from '@/domain/consignment/field';
import type { ConsignmentField } from '@/domain/consignment/fields';
import { meantInstant } from '@/domain/places/where';
import { comparable } from '@/domain/consignment/consignmentValues';
import type { Clocks } from '@/domain/consignment/momentColumns';
import { mergeOf, pick, unitsOf, type Texts, type Unit, type Versions } from './merge';

interface ClashesProps {
  /** The fields that the form can change. */
  fields: readonly ConsignmentField[];
  hint: string;
  original: Texts;
  /** What is stored now, as the form would show it. */
  stored: Texts;
  /** By whose clock the times are read. */
  clocks?: Clocks;
  busy: boolean;
  /** These fields are to be compared with what is stored now from here on. */
  onSettle: (unit: Unit) => void;
  /** Called with each choice, too. */
  onChoose?: () => void;
}

const nameOf = (unit: Unit) => unit.map(({ label }) => label).join(', ');

const textOf = (field: ConsignmentField, texts: Texts, clocks: Clocks) => {
  const text = texts[field.column] ?? '';
  if (text === '' || !isMoment(field)) return text || words.empty;
  const zone = Object.entries(clocks).find(([column]) => column === field.column)?.[1] ?? null;
  return formatMoment(meantInstant(text, { zone }) ?? text, zone);
};

const columns = {
  m: 0,
  my: 1,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};

interface VersionProps {
  label: string;
  unit: Unit;
  texts: Texts;
  clocks: Clocks;
}

function Version({ label, unit, texts, clocks }: VersionProps) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>
        {label}
      </Box>
      {unit.map((field) => (
        <Box
          component="dd"
          key={field.column}
          dir="auto"
          sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {textOf(field, texts, clocks)}
        </Box>
      ))}
    </div>
  );
}

interface ClashProps {
  unit: Unit;
  versions: Versions;
  clocks: Clocks;
  busy: boolean;
  onChoose: (isMine: boolean) => void;
}

function Clash({ unit, versions: { original, yours, theirs }, clocks, busy, onChoose }: ClashProps) {
  const name = nameOf(unit);
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 2, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, color: 'text.primary' }}>
        {name}
      </Box>
      <Box component="dl" sx={columns}>
        <Version label={words.theirs} texts={theirs} {...{ unit, clocks }} />
        <Version label={words.yours} texts={yours} {...{ unit, clocks }} />
        <Version label={words.original} texts={original} {...{ unit, clocks }} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={words.keepTheirsOf(name)}
          onClick={() => onChoose(false)}
        >
          {words.keepTheirs}
        </Button>
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={words.takeMineOf(name)}
          onClick={() => onChoose(true)}
        >
          {words.takeMine}
        </Button>
      </Box>
    </Box>
  );
}

const noClocks: Clocks = {};

/**
 * In a form whose subject another may change meanwhile: what both have changed is shown side by side, to choose from. What
 * only the other has changed is taken over without a word.
 */
export function Clashes(props: ClashesProps) {
  const { fields, hint, original, stored, clocks = noClocks, busy, onSettle, onChoose } = props;
  const { values, setValues } = useFormikContext<Texts>();
  const units = useMemo(() => unitsOf(fields), [fields]);
  const [hasChosen, setHasChosen] = useState(false);
  const versions = { original, yours: values, theirs: stored };
  const { clashes, adopted } = mergeOf(units, {
    original: comparable(fields, original, {}),
    yours: comparable(fields, values, clocks),
    theirs: comparable(fields, stored, {}),
  });
  const place = useFocusOnChange(clashes.length);
  useEffect(() => {
    if (adopted.length === 0 || busy) return;
    const unit = adopted.flat();
    onSettle(unit);
    void setValues((values) => ({ ...values, ...pick(stored, unit) }), false);
  });
  const choose = (unit: Unit, isMine: boolean) => {
    setHasChosen(true);
    onChoose?.();
    onSettle(unit);
    if (!isMine) void setValues((values) => ({ ...values, ...pick(stored, unit) }), false);
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
      {clashes.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{words.heading}</AlertTitle>
          {hint}
          {clashes.map((unit) => (
            <Clash
              key={nameOf(unit)}
              {...{ unit, versions, clocks, busy }}
              onChoose={(isMine) => choose(unit, isMine)}
            />
          ))}
        </Alert>
      )}
      {clashes.length === 0 && hasChosen && <Alert severity="info">{words.settled}</Alert>}
    </Box>
  );
}
