/** What the mail of an alert says, and this page says the same (supabase/local/decisions/005). */
export { problemWords, sizeText } from '../../../supabase/functions/_shared/problemWords.ts';
