import { randomUUID } from 'node:crypto';
import type { Sql } from '../database/database';
import { AuthProblem } from './authProblem';
import { factorsOf, type Session } from './session';
import { keyUri, newSecret, stepOf } from './totp';

const CHALLENGE_SECONDS = 300;

/** How long a set-up may take, from the key on the screen to its first code. */
const SET_UP_MINUTES = 15;

/** How many challenges of a factor are valid, the newest ones: several tabs may ask for a code at once. */
const MOST_CHALLENGES = 10;

const NO_FACTOR = new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found');

/** The code of the refusal of a wrong code. */
export const WRONG_CODE = 'mfa_verification_failed';

interface StoredFactor {
  secret: string;
  status: string;
  last_step: string;
  /** Its set-up was begun too long ago to be finished. */
  is_old: boolean;
}

/** The text itself; nothing for any other value, which may not even convert to a text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const ownFactor = async (sql: Sql, { claims }: Session, id: string): Promise<StoredFactor> => {
  const [factor] = await sql.query<StoredFactor>(
    `select secret, status, last_step, created_at < now() - interval '${SET_UP_MINUTES} minutes' as is_old
     from auth.mfa_factors where id::text = $1 and user_id = $2 for update`,
    [id, claims.sub],
  );
  if (!factor) throw NO_FACTOR;
  return factor;
};

const requireLevel = ({ level }: Session): void => {
  if (level !== 'aal2') throw new AuthProblem(403, 'insufficient_aal', 'AAL2 required');
};

/** Where a factor is in use, removing it or adding another takes a code: whoever finds an unlocked tab has none. */
const requireCode = (session: Session): void => {
  requireLevel(session);
  if (!session.hasRecentCode)
    throw new AuthProblem(403, 'insufficient_aal', 'Enter a code of the authenticator app first.');
};

/**
 * For the same reason a first factor takes the password, and expires unless it is finished soon: it may be left open on the
 * screen.
 */
const requirePassword = ({ hasRecentPassword }: Session): void => {
  if (!hasRecentPassword) throw new AuthProblem(403, 'reauthentication_needed', 'Enter your password first.');
};

/** Additions of a user wait for each other: of two that come at the same time, the second finds what the first has done. */
const takeTurn = (sql: Sql, { claims }: Session): Promise<unknown> =>
  sql.query('select from auth.users where id = $1 for no key update', [claims.sub]);

/** Whether a factor is in use already, so that another one takes a code of it. Throws without that code. */
const protectAddition = async (sql: Sql, session: Session): Promise<boolean> => {
  const factors = await factorsOf(sql, session.claims.sub);
  const isInUse = factors.some(({ status }) => status === 'verified');
  if (isInUse) requireCode(session);
  return isInUse;
};

/**
 * Second factors for the embedded auth server: enrol, challenge, verify and remove, with the paths and messages of the
 * hosted one. Each runs in the caller's transaction and throws an {@link AuthProblem} if it refuses.
 */
export const factors = {
  enrol: async (sql: Sql, session: Session, body: Record<string, unknown>) => {
    if (body.factor_type !== 'totp')
      throw new AuthProblem(400, 'validation_failed', 'factor_type needs to be totp');
    await takeTurn(sql, session);
    if (!(await protectAddition(sql, session))) requirePassword(session);
    const id = randomUUID();
    const secret = newSecret();
    const [text, issuer] = [body.friendly_name, body.issuer].map((value) => textOf(value).slice(0, 120));
    // An enrolment that was started and abandoned is not a factor, and its secret must not be kept.
    await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      session.claims.sub,
    ]);
    await sql.query(
      `insert into auth.mfa_factors (id, user_id, status, friendly_name, secret) values ($1, $2, 'unverified', $3, $4)`,
      [id, session.claims.sub, text || null, secret],
    );
    const uri = keyUri(issuer || 'localhost', session.claims.email ?? session.claims.sub, secret);
    return { id, type: 'totp', friendly_name: text, totp: { qr_code: '', secret, uri } };
  },

  challenge: async (sql: Sql, session: Session, factor: string) => {
    await ownFactor(sql, session, factor);
    const id = randomUUID();
    await sql.query(
      `delete from auth.mfa_challenges where id in (
         select id from auth.mfa_challenges where factor_id = $1 order by created_at desc offset ${MOST_CHALLENGES - 1})`,
      [factor],
    );
    await sql.query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [id, factor]);
    return { id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS };
  },

  /** Raises the session to aal2, ends all sessions that have not verified a factor, and notes the network of `address` as the user's. */
  verify: async (
    sql: Sql,
    session: Session,
    factor: string,
    body: Record<string, unknown>,
    address: string,
  ) => {
    const user = session.claims.sub;
    await takeTurn(sql, session);
    const { secret, status, last_step, is_old } = await ownFactor(sql, session, factor);
    if (status !== 'verified') await protectAddition(sql, session);
    if (status !== 'verified' && is_old) throw NO_FACTOR;
    const openChallenges = await sql.query(
      `delete from auth.mfa_challenges where id::text = $1 and factor_id::text = $2
           and created_at > now() - make_interval(secs => ${CHALLENGE_SECONDS}) returning id`,
      [textOf(body.challenge_id), factor],
    );
    if (openChallenges.length === 0)
      throw new AuthProblem(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another one',
      );
    const step = stepOf(secret, textOf(body.code), Number(last_step), Date.now());
    if (step === undefined) throw new AuthProblem(422, WRONG_CODE, 'Invalid TOTP code entered');
    await sql.query(
      `update auth.mfa_factors set status = 'verified', last_step = $2, updated_at = now() where id::text = $1`,
      [factor, step],
    );
    await sql.query(
      `update auth.sessions set aal = 'aal2', factor_id = $2::text::uuid, verified_at = now(), updated_at = now()
       where id = $1`,
      [session.claims.session_id, factor],
    );
    await sql.query(`delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`, [user]);
    await sql.query('select private.count_client($1)', [address]);
    await sql.query('select private.note_network($1)', [user]);
  },

  /** Sessions that the factor raised to aal2 fall back to aal1. */
  remove: async (sql: Sql, session: Session, factor: string) => {
    if ((await ownFactor(sql, session, factor)).status === 'verified') requireCode(session);
    await sql.query('delete from auth.mfa_factors where id::text = $1', [factor]);
    await sql.query(
      'update auth.sessions set aal = null, factor_id = null, verified_at = null where factor_id::text = $1',
      [factor],
    );
    return { id: factor };
  },
};
