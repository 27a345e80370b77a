/** What the mail of an alert says, and this page says the same (host/decisions/004). */
export { problemWords, sizeText } from '../../../supabase/functions/_shared/problemWords.ts';
