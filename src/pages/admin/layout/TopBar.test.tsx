import { render, screen } from '@testing-library/react';
import { TopBar } from './TopBar';

it.each([
  ['ada', 'A'],
  ['\u{20BB7}田', '\u{20BB7}'],
])('the top bar shows the whole first letter of %s', (displayName, letter) => {
  const user = { id: '1', email: 'ada@carmine.example', role: 'authenticated', displayName };
  render(<TopBar user={user} unread={0} onMenu={() => undefined} onLogout={() => undefined} />);
  expect(screen.getByText(letter)).toBeVisible();
});
