import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { accountCopy as words } from '@/content/account';
import type { Role } from '@/content/staff';
import type { Db } from '@/supabase/client';

/** What a link is for. */
export interface AccountLink {
  purpose: 'invitation' | 'reset';
  email: string;
  role: Role | null;
}

/** The state of the login's address after a link was used. */
export const NEW_PASSWORD = { isPasswordNew: true };

export const hasNewPassword = (state: unknown): boolean =>
  (state as Partial<typeof NEW_PASSWORD> | null)?.isPasswordNew === true;

interface Redemption {
  token: string;
  password: string;
}

/** A link works once: without an answer nobody knows whether it has. */
const redeem = async (db: Db, redemption: Redemption) => {
  const answer = await invokeFunction(db, 'account', { action: 'redeem', ...redemption });
  return answer.error?.status === 0
    ? { data: null, error: { ...answer.error, message: words.unclear } }
    : answer;
};

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountLink: build.query<AccountLink | null, string>({
      query: (token) => (db) => db.rpc('account_link', { token }),
      extraOptions: { failure: words.unchecked },
    }),
    /** Returns what the function says, which is the same whether or not there is such an account. */
    requestReset: build.mutation<string, string>({
      query: (email) => (db) => invokeFunction(db, 'account', { action: 'forgot', email }),
      extraOptions: { failure: words.notRequested },
    }),
    redeemLink: build.mutation<string, Redemption>({
      query: (redemption) => (db) => redeem(db, redemption),
    }),
  }),
});

export const { useAccountLinkQuery, useRequestResetMutation, useRedeemLinkMutation } = accountApi;
