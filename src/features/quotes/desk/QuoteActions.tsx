import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { mailAboutQuote, paths } from '@/config/paths';
import { askedCopy, quoteActionsCopy as words } from '@/content/quoteDesk';
import { notPrinted } from '@/ui/notPrinted';
import { lastOfferOf, type Quote } from './quote';

export interface QuoteActionsProps {
  quote: Quote;
  onOffer: () => void;
  onAsk: () => void;
  onClose: (state: 'won' | 'lost' | 'new') => void;
}

/** All that can be done with a quote in its state. */
export function QuoteActions({ quote, onOffer, onAsk, onClose }: QuoteActionsProps) {
  const { id, number, state, offer, consignment, request } = quote;
  const { name, email } = request.contact;
  const isOpen = state !== 'won' && state !== 'lost';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, ...notPrinted }}>
      {isOpen && (
        <>
          <Button variant="primary" onClick={onOffer}>
            {lastOfferOf(quote) ? words.revise : words.offer}
          </Button>
          <Button variant="main" onClick={onAsk}>
            {words.ask}
          </Button>
        </>
      )}
      <Button variant="formBack" component={Link} to={mailAboutQuote(email, name, number)}>
        {askedCopy.write}
      </Button>
      {offer && (
        <Button variant="formBack" component={Link} to={`${paths.adminOffer(id)}?print`}>
          {words.print}
        </Button>
      )}
      {isOpen && (
        <>
          <Button variant="formBack" onClick={() => onClose('won')}>
            {words.won}
          </Button>
          <Button variant="formBack" onClick={() => onClose('lost')}>
            {words.lost}
          </Button>
        </>
      )}
      {!isOpen && consignment === null && (
        <Button variant="formBack" onClick={() => onClose('new')}>
          {words.reopen}
        </Button>
      )}
    </Stack>
  );
}
