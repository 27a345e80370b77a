import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { mailCopy } from '@/content/mail';
import { newParagraph, type MailValues } from './mailForm';
import { ParagraphField } from './ParagraphField';

/** The place of the paragraph that the cursor goes to once it is drawn. */
const useFocusAfterChange = (count: number) => {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(`message.${wanted.current}.paragraph`)?.focus();
    wanted.current = undefined;
  }, [count]);
  return (index: number) => {
    wanted.current = index;
  };
};

/** The paragraphs of a mail: at least one, in the order in which they are read. */
export function ParagraphsField({ busy }: { busy: boolean }) {
  const { message } = useFormikContext<MailValues>().values;
  const focusOn = useFocusAfterChange(message.length);
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
              onMove={(to) => list.move(index, to)}
              onRemove={() => {
                focusOn(Math.max(0, index - 1));
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
                focusOn(message.length);
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
