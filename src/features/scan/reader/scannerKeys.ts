import { ownValue } from '@/config/ownValue';
import { isComposing } from '@/ui/forms/isComposing';

/** What a key of a hand scanner does: types a text, ends the scan, says nothing yet, cannot be read, or is none of a scanner. */
export type ScannerKey = { text: string } | 'end' | 'silent' | 'unreadable' | 'other';

const SILENT = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn'];

/** With Control: line feed, return and tab, and FNC1 between the fields of GS1. */
const CONTROLS: Readonly<Record<string, ScannerKey>> = {
  j: 'end',
  m: 'end',
  i: 'end',
  ']': { text: '\u001d' },
};

/** In the place of a letter that nobody can tell. */
const UNKNOWN = '\ufffd';

/** Phones tell of many keys only that they were pressed: those of scanners that are keyboards in software. */
const isUnreadable = (event: KeyboardEvent) =>
  event.key === 'Unidentified' || event.key === 'Process' || isComposing(event);

export const scannerKey = (event: KeyboardEvent): ScannerKey => {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (isUnreadable(event)) return 'unreadable';
  if (SILENT.includes(key)) return 'silent';
  if (key === 'Enter' || key === 'Tab') return 'end';
  if (ctrlKey && !altKey && !metaKey) return ownValue(CONTROLS, key.toLowerCase()) ?? 'other';
  if (key === 'Dead') return { text: UNKNOWN };
  // The right Alt key is Control and Alt to some browsers.
  return Array.from(key).length === 1 && !metaKey && altKey === ctrlKey ? { text: key } : 'other';
};

/** The digit of a character's number, which Windows types when Alt is released: scanners do so on any keyboard layout. */
export const altDigit = ({ altKey, ctrlKey, code }: KeyboardEvent): string | undefined =>
  altKey && !ctrlKey ? /^Numpad(\d)$/.exec(code)?.[1] : undefined;
