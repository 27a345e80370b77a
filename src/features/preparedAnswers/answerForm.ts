import type { SerializedError } from '@reduxjs/toolkit';
import { object } from 'yup';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { RAISE_EXCEPTION, UNIQUE_VIOLATION } from '@/config/status';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { withoutPlaceholders } from '@/domain/preparedAnswers/placeholders';
import { note, required, requiredLine } from '@/ui/forms/textRules';
import type { AnswerFields } from '@/domain/preparedAnswers/preparedAnswersApi';

/** As in the database (`supabase/schemas/chat/prepared_answers.sql`). */
const SHORTCUT = '^[a-z0-9][a-z0-9-]{0,29}$';
const MAX_TEXT = 2_000;

export const answerRules = object({
  shortcut: requiredLine.matches(new RegExp(SHORTCUT), {
    message: words.shortcutRule,
    excludeEmptyString: true,
  }),
  text: required(note)
    .test('answer length', words.lengthRule, (text) => Array.from(text).length <= MAX_TEXT)
    .test('placeholders', (text, { createError }) => {
      const rest = withoutPlaceholders(text);
      const unknown = /\{([^{}]*)\}/.exec(rest)?.[1];
      if (unknown !== undefined) return createError({ message: words.unknown(unknown) });
      return !/[{}]/.test(rest) || createError({ message: words.brace });
    }),
});

export const toFields = ({ shortcut, text }: AnswerFields): AnswerFields => ({
  shortcut: shortcut.trim(),
  text: text.trim(),
});

/** Why an answer was not stored; undefined if it was. */
export const answerRefusal = (error: ApiError | SerializedError | undefined): string | undefined => {
  if (!error) return undefined;
  if (error.code === UNIQUE_VIOLATION) return words.taken;
  return words.kept(
    ('reason' in error && error.code === RAISE_EXCEPTION ? error.reason : error.message) ?? '',
  );
};
