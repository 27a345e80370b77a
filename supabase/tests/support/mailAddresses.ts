import type { MailProblem } from '../../functions/_shared/mailAddress.ts';
import list from './mailAddresses.json' with { type: 'json' };

/** A text that is entered for an address of mail. */
export interface EnteredMail {
  name: string;
  text: string;
  /** That it holds; absent where it holds none. */
  address?: string;
  problem?: MailProblem;
  /** It is meant for an address, or for a link, and so is not taken where any text is. */
  isMeant?: true;
}

/** What the rules of the functions and of the database have to say alike. */
export const enteredMails = list as EnteredMail[];
