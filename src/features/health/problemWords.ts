/** What the mail of an alert says, and this page says the same (docs/decisions/046). */
export { problemWords, sizeText } from '../../../supabase/functions/_shared/problemWords.ts';
