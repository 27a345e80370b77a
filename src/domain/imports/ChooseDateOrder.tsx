import TextField from '@mui/material/TextField';
import { importFileCopy } from '@/content/importFiles';
import { formatDay } from '@/ui/dates/formatDate';
import { daysOf, type DateOrder } from '@/ui/dates/readDay';
import { nativeSelect } from '@/ui/forms/nativeSelect';

const { dates: words } = importFileCopy;

interface ChooseDateOrderProps {
  /** Of the column. */
  heading: string;
  /** A date that could be several days. */
  example: string;
  /** What rows of the column tell: none, or several. */
  orders: readonly DateOrder[];
  answer?: DateOrder;
  onAnswer: (order: DateOrder | undefined) => void;
}

/** Asks once for a column in which order its days are written. */
export function ChooseDateOrder({ heading, example, orders, answer, onAnswer }: ChooseDateOrderProps) {
  const [bare = ''] = example.split(/[\s,T](?=\d{1,2}[:.h])/);
  const meanings = (Object.keys(words.orders) as DateOrder[]).flatMap((order) => {
    const [day, other] = daysOf(bare, { order });
    return day && !other ? [{ order, day }] : [];
  });
  return (
    <TextField
      select
      fullWidth
      label={words.question(heading)}
      value={answer ?? ''}
      helperText={`${words.why(example)}${orders.length > 1 ? ` ${words.both}` : ''}`}
      onChange={({ target }) => onAnswer((target.value || undefined) as DateOrder | undefined)}
      slotProps={nativeSelect}
      sx={{ maxWidth: '64rem' }}
    >
      <option value="">{words.choose}</option>
      {meanings.map(({ order, day }) => (
        <option key={order} value={order}>
          {words.reads(words.orders[order], example, formatDay(day))}
        </option>
      ))}
    </TextField>
  );
}
