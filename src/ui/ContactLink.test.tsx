import { render, screen } from '@testing-library/react';
import { ContactLink } from './ContactLink';

describe('a typed contact', () => {
  it.each([
    ['mail', ' ada@sender.example', 'mailto:ada@sender.example'],
    ['mail', 'what?+100%@sender.example', 'mailto:what%3F%2B100%25@sender.example'],
    ['phone', '+233 (0)30 555-0101', 'tel:+2330305550101'],
  ] as const)('of the kind %s is a link: %j', (kind, text, href) => {
    render(<ContactLink {...{ kind, text }} />);
    expect(screen.getByRole('link', { name: text.trim() })).toHaveAttribute('href', href);
  });

  it.each([
    ['mail', 'none'],
    ['mail', 'a@b.example?bcc=everybody@c.example'],
    ['mail', 'a@b.example, c@d.example'],
    ['phone', 'ask Kofi'],
    ['phone', '12'],
  ] as const)('of the kind %s stays a text where it is none: %j', (kind, text) => {
    render(<ContactLink {...{ kind, text }} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(text)).toBeVisible();
  });
});
