import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { aConversation, aMessage } from '@/test/builders';
import { renderPart } from '@/test/renderPart';
import { theme } from '@/theme/theme';
import type { Pending } from '../outbox';
import { Conversation } from './Conversation';

const nothing = () => undefined;

const failedEntry: Pending = {
  line: { side: 'agent', key: 'chat' },
  cid: 'refused',
  kind: 'message',
  body: 'Mine',
  tries: 1,
  state: 'failed',
  sentAt: '2026-03-01T08:00:00Z',
};

/** What a screen reader is told: the elements that are added to the log. */
const announced = (work: () => void) => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(log(), { childList: true, subtree: true });
  work();
  return observer
    .takeRecords()
    .flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent));
};

describe('what a screen reader hears of a conversation', () => {
  const sentEntry: Pending = {
    ...failedEntry,
    line: { side: 'visitor', key: 'chat' },
    cid: 'mine',
    state: 'sending',
    tries: 0,
  };
  const hello = aMessage({ seq: 1, message: 'Good day', type: 'agent' });
  const ownMessage = aMessage({ seq: 2, message: 'Mine', cid: 'mine', type: 'visitor' });
  const view = (items = [hello], unsent: readonly Pending[] = [], readSeq = 0) => (
    <Conversation
      side="visitor"
      chat={aConversation({ items: items.map((item) => ({ ...item })), seq: items.length, readSeq })}
      unsent={unsent}
      onRetry={nothing}
      onShown={nothing}
    />
  );
  const countOf = (text: string, announcements: (string | null)[]) =>
    announcements.filter((announcement) => announcement?.includes(text)).length;

  it('is each message once, also when it was sent, stored, read, and read again from the server', () => {
    const { rerender } = render(view(), {
      wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
    });
    const announcements = [
      ...announced(() => rerender(view([hello], [sentEntry]))),
      ...announced(() => rerender(view([hello], [{ ...sentEntry, tries: 2 }]))),
      ...announced(() => rerender(view([hello, ownMessage]))),
      ...announced(() => rerender(view([hello, ownMessage], [], 2))),
      ...announced(() => rerender(view([hello, ownMessage], [], 2))),
    ];
    expect([countOf('Mine', announcements), countOf('Good day', announcements)]).toEqual([1, 0]);
    const answer = aMessage({ seq: 3, message: 'See https://example.com/a', type: 'agent' });
    const later = [
      ...announced(() => rerender(view([hello, ownMessage, answer], [], 2))),
      ...announced(() => rerender(view([hello, ownMessage, answer], [], 2))),
    ];
    expect(countOf('See https://example.com/a', later)).toBe(1);
    expect(within(log()).getByRole('link', { name: 'https://example.com/a' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });
});

/** A chat of 500 messages, to which each press adds one from the other side. */
function LongChat({ unsent = [] }: { unsent?: readonly Pending[] }) {
  const [count, setCount] = useState(500);
  const items = Array.from({ length: count }, (_none, index) =>
    aMessage({ seq: index + 1, message: `No. ${index + 1}` }),
  );
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Write</button>
      <Conversation
        side="agent"
        chat={aConversation({ items })}
        unsent={unsent}
        onRetry={nothing}
        onShown={nothing}
      />
    </>
  );
}

const log = () => screen.getByLabelText('Conversation');
const drawn = () => {
  const texts = within(log())
    .getAllByText(/^No\. /)
    .map(({ textContent }) => textContent);
  return [texts[0], texts.at(-1)];
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};

const openLongChat = (unsent?: readonly Pending[]) => {
  renderPart(<LongChat unsent={unsent} />);
  const sizes = { scrollHeight: 1_000, clientHeight: 300, clientWidth: 300 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(log(), name, { value, configurable: true });
  }
  fireEvent.scroll(log()); // the layout has settled
};

describe('a long chat', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('renders the latest 200 messages for a reader at its end', () => {
    openLongChat();
    expect(drawn()).toEqual(['No. 301', 'No. 500']);
    press('Write');
    expect(drawn()).toEqual(['No. 302', 'No. 501']);
  });

  it('keeps earlier messages rendered while the reader is scrolled up', () => {
    openLongChat();
    scrollTo(100);
    press('Write');
    press('Write');
    expect(drawn()).toEqual(['No. 301', 'No. 502']);
    press('New messages');
    expect(drawn()).toEqual(['No. 303', 'No. 502']);
  });

  it('shows 200 earlier messages on request, without moving the reader', () => {
    openLongChat();
    scrollTo(100);
    press('Write');
    // Like a browser's layout: each rendered message adds to the height.
    const height = () => within(log()).getAllByText(/^No\. /).length * 10;
    Object.defineProperty(log(), 'scrollHeight', { get: height });
    press('Show earlier messages');
    expect(drawn()).toEqual(['No. 101', 'No. 501']);
    expect(log().scrollTop).toBe(100 + 200 * 10);
    press('Show earlier messages');
    expect(drawn()).toEqual(['No. 1', 'No. 501']);
    expect(screen.queryByText('Show earlier messages')).toBeNull();
  });

  it('announces new messages to screen readers, but not earlier ones', () => {
    openLongChat();
    expect(log()).toHaveAttribute('aria-live', 'polite');
    press('Show earlier messages');
    expect(log()).toHaveAttribute('aria-live', 'off');
    act(() => jest.advanceTimersByTime(2_000));
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('shows “New messages” to a reader who has scrolled up, also above an unsent message', () => {
    openLongChat([failedEntry]);
    scrollTo(100);
    expect(screen.queryByText('New messages')).toBeNull();
    press('Write');
    expect(screen.getByText('New messages')).toBeVisible();
  });

  it.each(['Show earlier messages', 'New messages', 'Retry'])(
    'moves the focus to the log when pressing “%s” removes the button',
    async (name) => {
      openLongChat([failedEntry]);
      scrollTo(100);
      press('Write');
      // A button renders its ripple one microtask later.
      await act(() => Promise.resolve(screen.getByText(name).focus()));
      await act(() => Promise.resolve(press(name)));
      expect(log()).toHaveFocus();
    },
  );
});
