import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ownValue } from '@/config/ownValue';
import { commandsCopy as words } from '@/content/commands';
import { isComposing } from '@/ui/forms/isComposing';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { visuallyHidden } from '@/ui/visuallyHidden';

export interface Command {
  id: string;
  label: string;
  /** Beside the label, less prominent. */
  detail?: string;
  /** An id or a name, which is not translated. */
  isName?: true;
  run: () => void;
}

interface CommandPaletteProps {
  text: string;
  onType: (text: string) => void;
  groups: readonly { label: string; commands: readonly Command[] }[];
  /** Shown instead of "nothing found": a search is on its way, or has failed. */
  status: string | undefined;
  isSearching: boolean;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A field with the commands that its text finds: arrows choose one, Enter runs it. */
export function CommandPalette({
  text,
  onType,
  groups,
  status,
  isSearching,
  onChoose,
  onClose,
}: CommandPaletteProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const commands = groups.flatMap((group) => group.commands);
  // By id: what a search finds later stands above it.
  const [chosenKey, setChosenKey] = useState<string>();
  /** Enter was pressed before there was anything to run: what the search finds first is meant. */
  const isEntered = useRef(false);
  const at = Math.max(
    commands.findIndex((command) => command.id === chosenKey),
    0,
  );
  const optionId = (command: Command) => `${id}-${command.id}`;
  const message = status ?? (commands.length === 0 ? words.nothing(text.trim()) : undefined);
  useAnnouncement(message ?? words.found(commands.length));
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  useEffect(() => {
    if (!isEntered.current || isSearching) return;
    isEntered.current = false;
    if (commands[0]) onChoose(commands[0]);
  });
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    if (step) setChosenKey(commands[(at + step + commands.length) % commands.length]?.id);
    const command = commands[at];
    if (event.key === 'Enter') {
      if (command) onChoose(command);
      else isEntered.current = isSearching;
    }
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Dialog
      open
      fullWidth
      // What was chosen decides where the focus goes.
      disableRestoreFocus
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 1, sm: 4 },
            mt: { xs: 1, sm: '12vh' },
            width: 1,
            maxHeight: '76vh',
          },
        },
      }}
    >
      <DialogTitle sx={{ ...visuallyHidden, p: 0 }}>{words.title}</DialogTitle>
      <InputBase
        inputRef={takeFocus}
        fullWidth
        value={text}
        placeholder={words.field}
        onChange={({ target }) => {
          setChosenKey(undefined);
          isEntered.current = false;
          onType(target.value);
        }}
        onKeyDown={press}
        inputProps={{
          role: 'combobox',
          'aria-label': words.field,
          'aria-expanded': commands.length > 0,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': commands[at] && optionId(commands[at]),
          autoComplete: 'off',
          spellCheck: false,
        }}
        sx={{ px: 2.5, py: 1.5, borderBottom: '1px solid', borderColor: 'divider', flex: 'none' }}
      />
      {message !== undefined && (
        <Typography color="textSecondary" sx={{ px: 2.5, py: 1.5 }}>
          {message}
        </Typography>
      )}
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.results}
        sx={{ overflowY: 'auto', minHeight: 0 }}
      >
        {groups
          .filter((group) => group.commands.length > 0)
          .map((group) => (
            <Box key={group.label} role="group" aria-label={group.label} sx={{ py: 1 }}>
              <Box aria-hidden sx={{ px: 2.5, py: 0.5, color: 'text.secondary', fontSize: '1.3rem' }}>
                {group.label}
              </Box>
              {group.commands.map((command) => (
                <Box
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={command === commands[at]}
                  onClick={() => onChoose(command)}
                  sx={option}
                >
                  <span translate={command.isName && 'no'}>{command.label}</span>
                  {command.detail && (
                    <Box component="span" dir="auto" sx={{ color: 'text.secondary' }}>
                      {command.detail}
                    </Box>
                  )}
                </Box>
              ))}
            </Box>
          ))}
      </Box>
    </Dialog>
  );
}

const option = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2.5,
  py: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '@media (forced-colors: active)': {
    '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;
