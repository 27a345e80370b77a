import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { refusalOf } from '@/api/refusalOf';
import { personalDataCopy as words } from '@/content/personalData';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail, mailRefusal } from '@/ui/forms/mailAddress';
import { submitOnce } from '@/ui/forms/submitOnce';
import { Panel } from '@/ui/Panel';
import { FoundRecords } from './FoundRecords';
import { useFindPersonMutation, type FoundRecord, type Person } from './personApi';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

const rules = object({
  email: string()
    .trim()
    .test('address', (text = '', { createError }) => {
      const message = text === '' ? undefined : mailRefusal(text);
      return message === undefined || createError({ message });
    })
    .test('something', words.nothing, (text, { parent }) => {
      const { phone = '', name = '' } = parent as { phone?: string; name?: string };
      return Boolean(text || phone.trim() || name.trim());
    }),
  phone: string()
    .trim()
    .test(
      'digits',
      words.phoneRule,
      (text = '') => text === '' || (digitsIn(text) >= 6 && digitsIn(text) <= 15),
    ),
  name: string()
    .trim()
    .test('length', words.nameRule, (text = '') => text === '' || (text.length >= 3 && text.length <= 120)),
});

interface Answer {
  person: Person;
  records: FoundRecord[];
}

/** Finds everything that names a person, to be looked at, exported and erased. */
export function PersonPanel() {
  const [find, { error }] = useFindPersonMutation();
  const [answer, setAnswer] = useState<Answer>();
  const search = async (person: Person) => {
    const { data: records } = await find(person);
    if (records) setAnswer({ person, records });
  };
  const form = useFormik({
    initialValues: { email: '', phone: '', name: '' },
    validationSchema: rules,
    onSubmit: ({ email, phone, name }) =>
      search({ email: cleanMail(email) || null, phone: phone.trim() || null, name: name.trim() || null }),
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <>
      <Panel heading={words.find}>
        <FormikProvider value={form}>
          <Stack
            component="form"
            noValidate
            autoComplete="off"
            aria-label={words.find}
            spacing={2}
            onSubmit={submitOnce(form)}
          >
            <Typography>{words.findHint}</Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
              }}
            >
              <FormField name="email" id="person-email" label={words.email} type="email" disabled={busy} />
              <FormField name="phone" id="person-phone" label={words.phone} type="tel" disabled={busy} />
              <FormField name="name" id="person-name" label={words.name} disabled={busy} />
            </Box>
            {!busy && error && <Alert severity="error">{refusalOf(error)}</Alert>}
            <Button
              ref={button}
              type="submit"
              variant="formBTN"
              loading={busy}
              sx={{ alignSelf: 'flex-start' }}
            >
              {words.search}
            </Button>
            <FocusFirstError />
          </Stack>
        </FormikProvider>
      </Panel>
      {answer && !busy && (
        <FoundRecords key={JSON.stringify(answer)} {...answer} onErased={() => void search(answer.person)} />
      )}
    </>
  );
}
