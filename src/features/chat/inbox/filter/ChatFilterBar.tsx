import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { deskCopy as words } from '@/content/chatDesk';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { chatStates, type ChatFilter, type ChatFilterState } from '../../desk';

interface ChatFilterBarProps {
  filter: ChatFilter;
  /** The address of who looks. */
  me: string;
  onChange: (part: Partial<ChatFilter>) => void;
}

/** What the list of chats shows. The focus of a label that is taken off moves to the rest. */
export function ChatFilterBar({ filter, me, onChange }: ChatFilterBarProps) {
  const bar = useFocusOnChange(filter.label);
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      role="search"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'stretch',
        gap: 1,
        p: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <TextField
        type="search"
        size="small"
        label={words.search}
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField
        id="chat-state"
        select
        size="small"
        label={words.state}
        value={filter.state}
        onChange={({ target }) => onChange({ state: target.value as ChatFilterState })}
        slotProps={nativeSelect}
      >
        {chatStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </TextField>
      <ToggleButton
        value="mine"
        selected={filter.agent !== null}
        onChange={() => onChange({ agent: filter.agent === null ? me : null })}
        sx={{ px: 1.5 }}
      >
        {words.mine}
      </ToggleButton>
      {filter.label !== null && (
        <Button
          variant="formBack"
          endIcon={<CloseIcon />}
          onClick={() => onChange({ label: null })}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start', minWidth: 0, px: 1.5, py: 0.5 }}
        >
          {words.anyLabel(filter.label)}
        </Button>
      )}
    </Box>
  );
}
