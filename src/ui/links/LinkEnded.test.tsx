import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { LinkEnded } from './LinkEnded';

function Link() {
  const [isEnded, end] = useState(false);
  if (isEnded) return <LinkEnded message="Stopped." severity="success" next={{ label: 'Home', href: '/' }} />;
  return <button onClick={() => end(true)}>Stop</button>;
}

it('what stands in place of an ended link takes the focus of the button that ended it', async () => {
  const { user } = renderPart(<Link />);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement).toContainElement(screen.getByText('Stopped.'));
  expect(document.body).not.toHaveFocus();
});
