import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { inquiriesCopy as words } from '@/content/inquiries';
import { inquiryStates, type InquiryState } from './inquiry';

interface InquiryFilterProps {
  state: InquiryState;
  onShow: (state: InquiryState) => void;
}

/** Narrows the list down to what is open, or to what is handled. */
export function InquiryFilter({ state, onShow }: InquiryFilterProps) {
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={words.show} value={state} sx={{ mb: 2 }}>
      {inquiryStates.map((choice) => (
        <ToggleButton key={choice} value={choice} onClick={() => onShow(choice)} sx={{ px: 2 }}>
          {words.choices[choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
