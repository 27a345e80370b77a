import { mailBrand } from './brand.ts';
import { problemWords } from './problemWords.ts';
import type { SiteMail } from './siteMail.ts';

/** What needs a hand, as the database tells it (`private.claim_alert`). */
export interface AlertContent {
  kind: 'alert';
  problem: string;
  facts: Record<string, unknown>;
}

/** The mail of an alert, to an owner. */
export const alertMail = (
  { problem, facts }: AlertContent,
  { key, email, pageUrl }: { key: string; email: string; pageUrl: string },
): SiteMail => {
  const { text, todo } = problemWords({ kind: problem, facts });
  return {
    key,
    to: email,
    subject: text.replace(/\.$/, ''),
    text: [text, todo, 'You are told once, until it is over. The page Health shows how it is now.'].join(
      '\n\n',
    ),
    link: {
      action: 'Open Health',
      url: pageUrl,
      reason: `You received this message because you are an owner of ${mailBrand.name}. Alerts by mail are switched on in the settings.`,
    },
  };
};
