import { refusalOf } from '@/api/refusalOf';
import { storageKeys } from '@/config/storageKeys';
import { personalDataCopy as words } from '@/content/personalData';
import { LineDialog } from '@/ui/forms/LineDialog';
import { useErasePersonMutation, type FoundRecord, type Person } from './personApi';

interface EraseDialogProps {
  person: Person;
  records: readonly FoundRecord[];
  onClose: () => void;
  onErased: () => void;
}

/** The last question before records are erased, and why. */
export function EraseDialog({ person, records, onClose, onErased }: EraseDialogProps) {
  const [erase] = useErasePersonMutation();
  const save = async (reason: string) => {
    const { error } = await erase({ ...person, records, reason });
    if (error) return refusalOf(error);
    onErased();
    return undefined;
  };
  return (
    <LineDialog
      title={words.eraseTitle(records.length)}
      action={words.erase}
      isDangerous
      draftKey={storageKeys.journeyDraft('erasure')}
      text={words.eraseText}
      field="reason"
      label={words.reason}
      required={false}
      hint={words.reasonHint}
      save={save}
      onClose={onClose}
    />
  );
}
