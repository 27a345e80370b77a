import Alert from '@mui/material/Alert';
import { useState, type ComponentProps } from 'react';
import { CONFLICT } from '@/config/status';
import { quotedCopy as words } from '@/content/quoted';
import { SendingProblem } from '@/ui/forms/SendingProblem';
import type { Offer } from './quotedApi';

type Failure = ComponentProps<typeof SendingProblem>;

/** Why an answer was not stored: where somebody has changed the quote meanwhile, it says so. */
export function ChangeProblem({ error }: Failure) {
  if (error?.code === CONFLICT) return <Alert severity="warning">{words.changed}</Alert>;
  if (error?.code === 'PT410') return <Alert severity="warning">{words.ended}</Alert>;
  return <SendingProblem error={error} />;
}

/**
 * The same of an answer to an offer. Where another one has taken the place of that which its form was opened with, be it after a refusal
 * or since the page was read again, it says so before the next press: the price is other than what was read.
 */
export function OfferProblem({ offer, error }: Failure & { offer: Offer }) {
  const [first] = useState(offer.number);
  if (offer.number === first) return <ChangeProblem error={error} />;
  return (
    <>
      <Alert severity="warning">{words.revised}</Alert>
      {error?.code !== CONFLICT && <ChangeProblem error={error} />}
    </>
  );
}
