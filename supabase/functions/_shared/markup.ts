import { ownValue } from './ownValue.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for any place in HTML: between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ownValue(ENTITIES, character) ?? '');

/** Multi-line text for HTML; line breaks are kept. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of the first letter, as browsers use it for `dir="auto"`, which mail clients do not support. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** An inline style from its parts; values come from this code, never from a message. */
export const style = (...parts: string[]): string => `style="${parts.join(';')}"`;
