import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { OpenParties } from './OpenParties';

const details = { byWord: false, proofs: [] };

jest.mock('./partiesApi', () => ({
  useOpenPartiesMutation: () => [() => Promise.resolve({ data: details }), {}],
}));
jest.mock('./RequestCode', () => ({ RequestCode: () => null }));
jest.mock('../links/PartyLinks', () => ({ PartyLinks: () => null }));

function Result() {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenParties trackingId="AG123XYZ" isLocked isOpen={isOpen} zone={null} onOpened={() => setOpen(true)} />
  );
}

it('what says that the parties are opened takes the focus of the form that opened them', async () => {
  const { user } = renderPart(<Result />);
  await user.click(screen.getByRole('button', { name: 'I am the sender or the receiver' }));
  await user.type(screen.getByRole('textbox'), 'K7QM-2XPD{Enter}');
  const notice = await screen.findByText('Names and addresses are shown until you leave this page.');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(notice);
});
