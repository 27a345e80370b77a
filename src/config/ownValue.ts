export { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
