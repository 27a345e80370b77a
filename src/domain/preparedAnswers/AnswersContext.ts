import { createContext } from 'react';
import type { PreparedAnswer } from './findAnswers';
import type { PlaceholderValues } from './placeholders';

/** What the fields of a page can insert. */
export interface OfferedAnswers {
  /** Undefined until they are known. */
  answers: readonly PreparedAnswer[] | undefined;
  isLoading: boolean;
  values: PlaceholderValues;
  /** Called when they are shown: what is known may be old. */
  refresh: () => void;
}

/** Without it, a field has no prepared answers. */
export const AnswersContext = createContext<OfferedAnswers | null>(null);
