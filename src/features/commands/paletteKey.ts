/** Whether ⌘ is the key of commands: Ctrl K deletes to the end of the line there. */
const isMac = () => /^(Mac|iP)/.test(navigator.platform);

/** The keys that open the palette, for people, and in the words of `aria-keyshortcuts`. */
export const paletteKeys = () => (isMac() ? ['⌘', 'K'] : ['Ctrl', 'K']);
export const paletteAriaKeys = () => (isMac() ? 'Meta+K' : 'Control+K');

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
