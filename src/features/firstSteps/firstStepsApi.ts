import { api } from '@/api/api';
import { brand } from '@/brand/brand';
import { firstStepsCopy as words, type FirstStep } from '@/content/firstSteps';

/** What the database knows of the steps; the company is in the code of the site. */
interface Known {
  putAway: boolean;
  done: Record<Exclude<FirstStep, 'company'>, boolean>;
}

export interface FirstSteps {
  /** This owner does not want to see them on the dashboard. */
  putAway: boolean;
  done: Record<FirstStep, boolean>;
}

/** Names below `.example` belong to nobody: the site still has the made-up company. */
const isOwnCompany = (siteUrl: string) => !new URL(siteUrl).hostname.endsWith('.example');

const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstSteps: build.query<FirstSteps, void>({
      query: () => (db, signal) => db.rpc('first_steps').abortSignal(signal),
      transformResponse: ({ putAway, done }: Known) => ({
        putAway,
        done: { ...done, company: isOwnCompany(brand.siteUrl) },
      }),
      providesTags: ['FirstSteps'],
      extraOptions: { failure: words.failed },
    }),
    putFirstStepsAway: build.mutation<null, boolean>({
      query: (away) => async (db) => ({
        ...(await db.rpc('put_first_steps_away', { away })),
        notice: away ? words.isAway : words.isBack,
      }),
      invalidatesTags: ['FirstSteps'],
      extraOptions: { failure: words.notKept },
    }),
  }),
});

export const { useFirstStepsQuery, usePutFirstStepsAwayMutation } = firstStepsApi;
