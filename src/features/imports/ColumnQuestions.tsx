import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { importCopy } from '@/content/imports';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { ChooseDateOrder } from '@/domain/imports/ChooseDateOrder';
import { labelOf } from './columns';
import type { Question } from './reading';
import type { Import } from './useImport';
import { readWeight, weightUnits, type Mark } from './weights';

const { match: words } = importCopy;

interface Choice {
  value: string;
  label: string;
}

const kilogramsOf = (...readArgs: Parameters<typeof readWeight>) => {
  const weight = readWeight(...readArgs);
  return weight !== 'unknown' && 'kilograms' in weight ? weight.kilograms : '';
};

const unitChoices = (example: string): Choice[] =>
  weightUnits.map((unit) => ({
    value: unit,
    label: words.unit.reads(words.unit.names[unit], example, kilogramsOf(example, { unit, mark: '.' })),
  }));

const markChoices = (example: string): Choice[] =>
  (['.', ','] as const satisfies Mark[]).map((mark) => ({
    value: mark,
    label: words.mark.reads(
      words.mark.names[mark],
      example,
      kilogramsOf(example.replace(/[^\d.,'’\s]/g, ''), { unit: 'kg', mark }),
    ),
  }));

interface AskProps {
  question: Exclude<Question, { kind: 'dates' }>;
  heading: string;
  onAnswer: (value: string) => void;
}

/** Asks in which unit, or with which sign for decimals, a column is written. */
function Ask({ question: { kind, example, answer }, heading, onAnswer }: AskProps) {
  const { question, why, choose } = words[kind];
  return (
    <TextField
      select
      fullWidth
      label={question(heading)}
      value={answer ?? ''}
      helperText={why(example)}
      onChange={({ target }) => onAnswer(target.value)}
      slotProps={nativeSelect}
      sx={{ maxWidth: '64rem' }}
    >
      <option value="">{choose}</option>
      {(kind === 'unit' ? unitChoices : markChoices)(example).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

interface ColumnQuestionsProps {
  current: Import;
  nameOf: (place: number) => string;
}

/** Asks what the columns of a file do not tell of themselves. */
export function ColumnQuestions({ current: { matching }, nameOf }: ColumnQuestionsProps) {
  const { questions, columns, answer } = matching;
  if (questions.length === 0) return null;
  return (
    <Box component="section" aria-label={words.questions}>
      <Typography variant="h4" component="h3">
        {words.questions}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.questionsHint}
      </Typography>
      <Stack spacing={2}>
        {questions.map((question) => {
          const place = columns.indexOf(question.column);
          const heading = place < 0 ? labelOf(question.column) : nameOf(place);
          const onAnswer = (value: string | undefined) => answer(question, value ?? '');
          const key = `${question.kind} ${question.column}`;
          if (question.kind !== 'dates') return <Ask key={key} {...{ question, heading, onAnswer }} />;
          const { example, orders, answer: givenOrder } = question;
          return (
            <ChooseDateOrder key={key} {...{ heading, example, orders, onAnswer }} answer={givenOrder} />
          );
        })}
      </Stack>
    </Box>
  );
}
