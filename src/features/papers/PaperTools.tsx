import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { papersCopy as words } from '@/content/papers';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { labelSizes, papers, type LabelSize, type Paper } from '@/domain/papers/papersAddress';

interface PaperToolsProps {
  paper: Paper;
  size: LabelSize;
  /** Which labels are shown of how many; all of them if undefined. */
  part?: { index: number; names: readonly string[] };
  isReady: boolean;
  onPaper: (paper: Paper) => void;
  onSize: (size: LabelSize) => void;
  onPart: (index: number) => void;
}

interface ChoiceProps<Value extends string | number> {
  id: string;
  label: string;
  value: Value;
  options: readonly [value: Value, name: string][];
  onChoose: (value: string) => void;
}

function Choice<Value extends string | number>({ id, label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={nativeSelect}
      sx={{ flex: '1 1 18rem', maxWidth: '32rem' }}
    >
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** What is printed on which paper, and the button that prints it. */
export function PaperTools({ paper, size, part, isReady, onPaper, onSize, onPart }: PaperToolsProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Choice
          id="paper"
          label={words.paper}
          value={paper}
          options={papers.map((paper) => [paper, words.papers[paper]])}
          onChoose={(value) => onPaper(value as Paper)}
        />
        {paper === 'labels' && (
          <Choice
            id="label-size"
            label={words.size}
            value={size}
            options={labelSizes.map((size) => [size, words.sizes[size]])}
            onChoose={(value) => onSize(value as LabelSize)}
          />
        )}
        {part && (
          <Choice
            id="part"
            label={words.part}
            value={part.index}
            options={part.names.map((name, index) => [index, name])}
            onChoose={(value) => onPart(Number(value))}
          />
        )}
        <Button variant="formBTN" disabled={!isReady} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Box>
      <Typography color="textSecondary">{paper === 'labels' ? words.hint : words.sheetHint}</Typography>
    </>
  );
}
