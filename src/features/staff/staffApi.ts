import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { staffReviewCopy as review } from '@/content/personalData';
import { staffCopy as words, type Role } from '@/content/staff';
import type { Db } from '@/supabase/client';

export interface StaffMember {
  id: string;
  email: string;
  role: Role;
  since: string;
  /** Null without a session. */
  usedAt: string | null;
  secondFactor: boolean;
  isMe: boolean;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
}

interface Staff {
  members: StaffMember[];
  invitations: Invitation[];
}

interface StaffReview {
  /** Null: never. */
  at: string | null;
  by: string | null;
  /** A year is over. */
  isDue: boolean;
}

/** A link that was just made; the token cannot be read again. */
export interface MadeLink {
  email: string;
  token: string;
  /** Why it was not sent by mail; undefined if it was. */
  unsent?: string;
  /** Where the mail can be read, if it was kept instead of being sent. */
  keptAt?: string;
}

interface Made {
  data: string | null;
  error: { message: string; code?: string } | null;
  status: number;
}

/** Sends a link by mail where there is a mail server. The owner gets it in any case, to hand over. */
const mailed = async (db: Db, email: string, { data: token, error, status }: Made) => {
  if (error || !token) return { data: null, error, status };
  const sendAnswer = await invokeFunction(db, 'account', { action: 'mail', token });
  return {
    data: { email, token, unsent: sendAnswer.error?.message, keptAt: sendAnswer.keptAt },
    error: null,
  };
};

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    staff: build.query<Staff, void>({
      query: () => (db) => db.rpc('staff'),
      providesTags: ['Staff'],
      extraOptions: { failure: words.failed },
    }),
    inviteStaff: build.mutation<MadeLink, { email: string; role: Role }>({
      query: (invited) => async (db) => mailed(db, invited.email, await db.rpc('invite_staff', invited)),
      invalidatesTags: ['Staff'],
    }),
    makeResetLink: build.mutation<MadeLink, StaffMember>({
      query:
        ({ id, email }) =>
        async (db) =>
          mailed(db, email, await db.rpc('make_reset_link', { member: id })),
    }),
    setStaffRole: build.mutation<null, { member: string; role: Role }>({
      query: (change) => (db) => db.rpc('set_staff_role', change),
      invalidatesTags: ['Staff'],
      extraOptions: { success: words.roleChanged },
    }),
    removeStaff: build.mutation<null, string>({
      query: (member) => (db) => db.rpc('remove_staff', { member }),
      invalidatesTags: ['Staff'],
      extraOptions: { success: words.removed },
    }),
    /** When the list was last confirmed. */
    staffReview: build.query<StaffReview, void>({
      query: () => (db) => db.rpc('staff_review'),
      providesTags: ['StaffReview'],
    }),
    /** Refused if the staff is another one by now. */
    confirmStaff: build.mutation<null, readonly StaffMember[]>({
      query: (members) => (db) =>
        db.rpc('confirm_staff', { seen: Object.fromEntries(members.map(({ id, role }) => [id, role])) }),
      invalidatesTags: (_, problem) => (problem ? ['Staff'] : ['StaffReview']),
      extraOptions: { success: review.confirmed, failure: review.notConfirmed },
    }),
    revokeInvitation: build.mutation<null, string>({
      query: (invitation) => (db) => db.rpc('revoke_invitation', { invitation }),
      invalidatesTags: ['Staff'],
      extraOptions: { success: words.revoked },
    }),
  }),
});

export const {
  useStaffQuery,
  useInviteStaffMutation,
  useMakeResetLinkMutation,
  useSetStaffRoleMutation,
  useRemoveStaffMutation,
  useStaffReviewQuery,
  useConfirmStaffMutation,
  useRevokeInvitationMutation,
} = staffApi;
