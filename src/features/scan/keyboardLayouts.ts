/** What the keys type, row by row from the left, without and with the shift key, at the same places of each keyboard. */
const US = '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const FRENCH =
  '²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§';
const GERMAN =
  '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_';

const between = (text: string, meant: string) =>
  new Map([...text].map((key, place) => [key, meant.charAt(place)]));

/** Of a scanner and a device that have not the same: what was typed, and what was meant. */
const MISTAKEN = [between(FRENCH, US), between(GERMAN, US), between(US, FRENCH), between(US, GERMAN)];

/** What a text may have been meant as that a scanner has typed on another keyboard layout than that of the device. */
export const onOtherLayouts = (text: string): string[] =>
  MISTAKEN.map((keys) => [...text].map((key) => keys.get(key) ?? key).join(''));
