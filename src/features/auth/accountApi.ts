import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { accountCopy as words } from '@/content/account';
import type { Role } from '@/content/staff';

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
    redeemLink: build.mutation<string, { token: string; password: string }>({
      query: (redemption) => (db) => invokeFunction(db, 'account', { action: 'redeem', ...redemption }),
    }),
  }),
});

export const { useAccountLinkQuery, useRequestResetMutation, useRedeemLinkMutation } = accountApi;
