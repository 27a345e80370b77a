import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sentId } from '@/features/tracking/soughtAt';
import { renderApp } from '@/test/renderApp';
import { refusal, Reply } from '@/test/stubBackend';
import { badInputs, isFreeText } from '../../../supabase/tests/support/badInputs';

const of = (part: string) =>
  badInputs.filter(({ field, value }) => field.startsWith(`${part}.`) && typeof value === 'string');

/** Simulates pasting; the browser itself strips line breaks from a single-line field. */
const paste = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  return (field as HTMLInputElement).value;
};

/** Nothing that was typed has become markup. */
const expectNoMarkup = () => {
  expect(
    document.querySelector('main script, main iframe, main svg[onload], main a[href^="javascript:"]'),
  ).toBeNull();
};

const LIMIT = 'Too many requests, try again in an hour.';

const REFUSED =
  /^(This field is required|At most \d+ characters|This contains an invalid character|This is a link)/;

describe('the contact form with bad input', () => {
  const INSERT = 'POST /rest/v1/contactForm';
  const labels: Record<string, string> = {
    firstName: 'First Name *',
    email: 'Email Address *',
    trackingNo: 'Tracking Number',
    comment: 'Comment',
  };

  it('explains what the database would refuse, keeps it, and sends the rest', async () => {
    const bodies: unknown[] = [];
    renderApp('/contact', {
      [INSERT]: (body: unknown) => {
        bodies.push(body);
        return new Reply(201);
      },
    });
    await screen.findByLabelText('Comment');
    for (const entry of of('contact')) {
      const [, column = ''] = entry.field.split('.');
      for (const label of ['First Name *', 'Last Name *', 'Email Address *'])
        paste(screen.getByLabelText(label), 'x');
      const field = screen.getByLabelText(labels[column] ?? '');
      const text = paste(field, String(entry.value));
      const before = bodies.length;
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      if (entry.expect === 'text' || isFreeText(entry)) {
        await waitFor(() => expect(bodies).toHaveLength(before + 1));
        expect(bodies.at(-1)).toMatchObject({ [column]: text.trim() });
        await waitFor(() => expect(field).toHaveValue(''));
        await waitFor(() => expect(field).toBeEnabled());
      } else {
        await waitFor(() => expect(field).toHaveAccessibleDescription(REFUSED));
        expect(bodies).toHaveLength(before);
        expect(field).toHaveValue(text);
      }
      expectNoMarkup();
    }
  });

  it('keeps its values and shows the message of a rate limit', async () => {
    renderApp('/contact', { [INSERT]: refusal(429, 'PT429', LIMIT) });
    await screen.findByLabelText('Comment');
    for (const label of Object.values(labels)) paste(screen.getByLabelText(label), 'Ada');
    paste(screen.getByLabelText('Last Name *'), 'Moreau');
    fireEvent.submit(screen.getByLabelText('Comment').closest('form') as HTMLFormElement);
    expect(await screen.findAllByText(LIMIT)).not.toHaveLength(0);
    expect(screen.getByLabelText('Comment')).toHaveValue('Ada');
    expect(screen.getByLabelText('Last Name *')).toHaveValue('Moreau');
  });
});

describe('the newsletter form with bad input', () => {
  it('sends it unchanged, and keeps it when it is refused', async () => {
    const INSERT = 'POST /rest/v1/newsLetter';
    const bodies: unknown[] = [];
    renderApp('/about_us', {
      [INSERT]: (body: unknown) => {
        bodies.push(body);
        return refusal(400, '23514', 'violates check constraint');
      },
    });
    const email = await screen.findByLabelText('Email *');
    for (const { value } of of('newsletter')) {
      const text = paste(email, String(value));
      paste(screen.getByLabelText('Country *'), 'Ghana');
      const before = bodies.length;
      fireEvent.submit(email.closest('form') as HTMLFormElement);
      if (text === '') await screen.findByText('This field is required');
      else await waitFor(() => expect(bodies).toHaveLength(before + 1));
      await waitFor(() => expect(email).toBeEnabled());
      expect(email).toHaveValue(text);
    }
    expect(await screen.findByText(/contains invalid characters/)).toBeVisible();
  });
});

describe('the track page with bad input', () => {
  const TRACK = 'POST /rest/v1/rpc/track_consignment';
  const INPUT = 'Enter the consignment number';
  const ask = () => fireEvent.submit(screen.getByLabelText(INPUT).closest('form') as HTMLFormElement);

  it('shows that nothing matches, and keeps the id', async () => {
    const bodies: unknown[] = [];
    renderApp('/tracking', { [TRACK]: (body: unknown) => (bodies.push(body), []) });
    for (const { value } of of('track')) {
      const text = paste(await screen.findByLabelText(INPUT), String(value));
      const before = bodies.length;
      ask();
      await waitFor(() => expect(bodies).toHaveLength(before + 1));
      expect(bodies.at(-1)).toEqual({ tracking_id: sentId(text.trim()) });
      expect(await screen.findByText('OOps, No consignment matches this tracking ID')).toBeVisible();
      expect(screen.getByLabelText(INPUT)).toHaveValue(text);
      expectNoMarkup();
    }
  });

  it('keeps its values and shows the message of a rate limit', async () => {
    const limit = 'Too many requests, try again in a minute.';
    renderApp('/tracking', { [TRACK]: refusal(429, 'PT429', limit) });
    paste(await screen.findByLabelText(INPUT), 'AG123XYZ');
    ask();
    expect(await screen.findAllByText(limit)).not.toHaveLength(0);
    expect(screen.getByLabelText(INPUT)).toHaveValue('AG123XYZ');
  });
});
