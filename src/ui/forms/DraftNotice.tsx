import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formDialogCopy as words } from '@/content/formDialog';

interface DraftNoticeProps {
  text?: string;
  action?: string;
  disabled: boolean;
  onAct: () => void;
}

/** Above a form that holds what nobody has typed just now, with the way back: of a draft, to start over. */
export function DraftNotice({
  text = words.back,
  action = words.startOver,
  disabled,
  onAct,
}: DraftNoticeProps) {
  return (
    <Alert severity="info">
      {text}
      <div>
        <Button color="inherit" onClick={onAct} disabled={disabled} sx={{ mt: 0.5, px: 0 }}>
          {action}
        </Button>
      </div>
    </Alert>
  );
}
