/** Links with a token are read by the same code as on the server (supabase/functions/_shared/linkToken.ts). */
export {
  LINK_PAGES,
  mendedLink,
  readLinkToken,
  STOP,
  type LinkToken,
} from '../../supabase/functions/_shared/linkToken.ts';
