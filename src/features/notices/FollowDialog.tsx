import Typography from '@mui/material/Typography';
import { storageKeys } from '@/config/storageKeys';
import { followCopy as words } from '@/content/notices';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail } from '@/ui/forms/mailAddress';
import { formRefusal } from '@/domain/forms/refusal';
import { followRules, openChoice, toChoice } from './choice';
import { ChoiceFields } from './ChoiceFields';
import { useFollowMutation } from './noticesApi';

interface FollowDialogProps {
  trackingId: string;
  /** Gets what the site says once it has sent the link. */
  onSent: (message: string) => void;
  onClose: () => void;
}

const openedValues = { ...openChoice, email: '' };

/** Asks for an address that is told of a consignment, and of what. */
export function FollowDialog({ trackingId, onSent, onClose }: FollowDialogProps) {
  const [follow] = useFollowMutation();
  const save = async (values: typeof openedValues) => {
    const { data, error } = await follow({ trackingId, email: cleanMail(values.email), ...toChoice(values) });
    if (data !== undefined) onSent(data);
    return formRefusal(error);
  };
  return (
    <FormDialog
      title={words.title(trackingId)}
      action={words.send}
      draftKey={storageKeys.followDraft(trackingId)}
      openedValues={openedValues}
      rules={followRules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Typography>{words.hint}</Typography>
          <FormField
            name="email"
            id="follow-email"
            type="email"
            label={words.email}
            helperText={words.emailHint}
            autoComplete="email"
            required
            disabled={busy}
          />
          <ChoiceFields busy={busy} />
        </>
      )}
    </FormDialog>
  );
}
