import { useEffect } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { isComposing } from '@/ui/forms/isComposing';
import { isChosen } from '@/ui/useKeptChoice';
import { listKeys } from './listKeys';
import { isPaletteKey } from './paletteKey';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], .MuiModal-root';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELDS) !== null;

interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/**
 * The keyboard shortcuts of the admin area. None works under a dialog. Those of a single key do not work in a field either,
 * nor with modifiers, and can be turned off (WCAG 2.1.4).
 */
export const useShortcuts = ({ onPalette, onHelp }: Shortcuts) => {
  useEffect(() => {
    const keys = new Map<string, () => boolean | void>([...Object.entries(listKeys), ['?', onHelp]]);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || document.querySelector(OVERLAYS)) return;
      if (isPaletteKey(event)) {
        event.preventDefault(); // the browser's own search
        onPalette();
        return;
      }
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (isModified || isTyping(event) || isChosen(storageKeys.withoutSingleKeys)) return;
      const act = keys.get(event.key);
      if (act && act() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onPalette, onHelp]);
};
