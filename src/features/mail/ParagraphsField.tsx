import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { mailCopy } from '@/content/mail';
import { useFocusAfterChange } from '@/ui/focus/useFocusAfterChange';
import { newParagraph, type MailValues } from './mailValues';
import { controlsOf, ParagraphField } from './ParagraphField';

/** The paragraphs of a mail: at least one, in reading order. */
export function ParagraphsField({ busy }: { busy: boolean }) {
  const { message } = useFormikContext<MailValues>().values;
  const focusOn = useFocusAfterChange(message);
  const last = message.length - 1;
  return (
    <FieldArray name="message">
      {(list) => (
        <Stack spacing={3}>
          {message.map(({ id }, index) => (
            <ParagraphField
              key={id}
              index={index}
              isFirst={index === 0}
              isLast={index === last}
              busy={busy}
              onMove={(to) => {
                const { up, down } = controlsOf(to);
                if (to < index) focusOn(up, down);
                else focusOn(down, up);
                list.move(index, to);
              }}
              onRemove={() => {
                focusOn(controlsOf(Math.max(0, index - 1)).text);
                list.remove(index);
              }}
            />
          ))}
          <div>
            <Button
              variant="formBack"
              startIcon={<Add />}
              disabled={busy}
              onClick={() => {
                focusOn(controlsOf(message.length).text);
                list.push(newParagraph());
              }}
            >
              {mailCopy.add}
            </Button>
          </div>
        </Stack>
      )}
    </FieldArray>
  );
}
