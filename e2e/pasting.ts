import type { Locator } from 'playwright-core';
import { badInputs, type BadInput } from '../supabase/tests/support/badInputs';

/** Inputs that can be typed or pasted; only a program can send the rest. */
export const of = (prefix: string) =>
  badInputs.filter(
    (entry): entry is BadInput & { value: string } =>
      entry.field.startsWith(prefix) && typeof entry.value === 'string',
  );

/** A megabyte is tested in the inquiry form; fields that grow, or validate an address, take the browser a minute for it. */
export const isHandy = ({ value }: { value: string }) => value.length < 100_000;

/** Puts a text into a field as a paste does, including NUL and lone surrogates; returns what the browser made of it. */
export const paste = async (into: Locator, text: string): Promise<string> => {
  const hasHalves = /\p{Surrogate}/u.test(text);
  await into.evaluate(
    (element, { plain, codes }) => {
      const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Reflect.set(kind.prototype, 'value', plain ?? String.fromCharCode(...codes), element);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    {
      plain: hasHalves ? undefined : text,
      codes: hasHalves ? [...text].map((character) => character.charCodeAt(0)) : [],
    },
  );
  return into.inputValue();
};
