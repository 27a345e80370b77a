import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { absenceCopy as words } from '@/content/absence';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { cleanMail, mailRefusal } from '@/ui/forms/mailAddress';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import type { ChatLine } from '../chat';
import { useLeaveAddressMutation } from '../supportApi';

const EMPTY = { email: '' };

interface AddressFormProps {
  line: ChatLine;
  /** There is an address that this replaces. */
  hasAddress: boolean;
  onDone: () => void;
}

/** Where the answers go that the visitor does not read here. */
export function AddressForm({ line, hasAddress, onDone }: AddressFormProps) {
  const [email, setEmail] = useState(() => readDraft<typeof EMPTY>(storageKeys.addressDraft)?.email ?? '');
  useSessionDraft(storageKeys.addressDraft, { email }, EMPTY);
  const [problem, setProblem] = useState('');
  const [leave, { isLoading }] = useLeaveAddressMutation();
  const input = useFocusOnMount<HTMLInputElement>();

  const close = () => {
    dropDraft(storageKeys.addressDraft);
    onDone();
  };
  const save = async (address: string) => {
    const { data, error } = await leave({ line, email: address });
    if (data?.status === 'ok') close();
    else setProblem(error?.message ?? words.over);
  };
  const submit = () => {
    const refusal = mailRefusal(email);
    if (refusal === undefined) return void save(cleanMail(email));
    setProblem(refusal);
    input.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) submit();
      }}
    >
      <TextField
        size="small"
        label={words.address}
        value={email}
        error={problem !== ''}
        helperText={problem || words.hint}
        inputRef={input}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem('');
        }}
        slotProps={{
          htmlInput: { type: 'email', autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" size="small" variant="contained" loading={isLoading}>
          {words.save}
        </Button>
        {hasAddress && (
          <Button size="small" disabled={isLoading} onClick={() => void save('')}>
            {words.remove}
          </Button>
        )}
        <Button size="small" disabled={isLoading} onClick={close}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
