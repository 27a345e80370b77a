import { api } from '@/api/api';
import { brand } from '@/brand/brand';
import { NOT_FOUND } from '@/config/status';
import { settingsCopy } from '@/content/auth';
import type { Db } from '@/supabase/client';
import type { Credentials } from './authApi';
import { inWords, type AuthError } from './authError';
import { proofProblem, proveIdentity } from './proof';
import { makeCodes } from './recoveryApi';
import { verifyCode } from './secondStep';

/** The second step of this account. */
export interface SecondStep {
  factor: { id: string; since: string } | null;
}

/** The set-up data for an authenticator app, returned only once. */
export interface NewFactor {
  id: string;
  uri: string;
  key: string;
}

const readSecondStep = async (db: Db) => {
  const { data, error } = await db.auth.mfa.listFactors();
  if (error) return { data: null, error };
  const [factor] = data.totp;
  return { data: { factor: factor ? { id: factor.id, since: factor.updated_at } : null }, error: null };
};

/** On some servers an unfinished set-up blocks a new one. */
const dropUnfinished = async (db: Db) => {
  const { data } = await db.auth.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await db.auth.mfa.unenroll({ factorId: id });
};

/** A server without second factors has no such route, or says that they are turned off. */
const NOT_ENABLED = /^mfa_\w+_not_enabled$/;
const isOffered = ({ status, code = '' }: AuthError) => status !== NOT_FOUND && !NOT_ENABLED.test(code);

/**
 * Takes the password, since an unlocked tab must not be enough: in a session that it begins, as the host demands; a hosted project
 * takes a factor in any. The session of this tab then verifies it.
 */
const enrol = async (db: Db, credentials: Credentials) => {
  const factors: NewFactor[] = [];
  const problem = await proveIdentity(db, credentials, async (apart) => {
    await dropUnfinished(apart);
    const { data, error } = await apart.auth.mfa.enroll({ factorType: 'totp', issuer: brand.name });
    if (error) {
      const message = isOffered(error) ? settingsCopy.notSetUp : settingsCopy.notOffered;
      return inWords({ ...error, message });
    }
    factors.push({ id: data.id, uri: data.totp.uri, key: data.totp.secret });
    return null;
  });
  const [factor = null] = factors;
  return problem ? { data: null, error: proofProblem(problem) } : { data: factor, error: null };
};

/**
 * Takes a code, since an unlocked tab must not be enough. The old token still claims that the factor was verified, so the session is
 * refreshed.
 */
const remove = async (db: Db, factorId: string, code: string) => {
  const verified = await verifyCode(db, factorId, code);
  if (verified.error) return verified;
  const { error } = await db.auth.mfa.unenroll({ factorId });
  if (error) return { data: null, error: inWords({ ...error, message: settingsCopy.notRemoved }) };
  await db.auth.refreshSession();
  return { data: null, error: null };
};

/** Verifies the factor, and makes the codes that stand in for it. It is on even where they could not be made. */
const confirm = async (db: Db, factorId: string, code: string) => {
  const verified = await verifyCode(db, factorId, code);
  return verified.error ? verified : { data: (await makeCodes(db)).data, error: null };
};

const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondStep: build.query<SecondStep, void>({
      query: () => readSecondStep,
      providesTags: ['Factor'],
      extraOptions: { failure: settingsCopy.failed },
    }),
    enrolFactor: build.mutation<NewFactor, Credentials>({
      query: (credentials) => (db) => enrol(db, credentials),
    }),
    /** The recovery codes; null if they could not be made. */
    confirmFactor: build.mutation<string[] | null, { id: string; code: string }>({
      query:
        ({ id, code }) =>
        (db) =>
          confirm(db, id, code),
      invalidatesTags: (_data, error) => (error ? [] : ['Factor']),
      extraOptions: { success: settingsCopy.turnedOn },
    }),
    removeFactor: build.mutation<null, { id: string; code: string }>({
      query:
        ({ id, code }) =>
        (db) =>
          remove(db, id, code),
      invalidatesTags: (_data, error) => (error ? [] : ['Factor']),
      extraOptions: { success: settingsCopy.turnedOff },
    }),
  }),
});

export const {
  useSecondStepQuery,
  useEnrolFactorMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
} = factorsApi;
