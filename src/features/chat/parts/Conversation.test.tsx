import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { aConversation, aMessage } from '@/test/builders';
import { renderPart } from '@/test/renderPart';
import { Conversation } from './Conversation';

const nothing = () => undefined;

/** A chat of 500 messages, to which the other side adds one with every press. */
function LongChat() {
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
        unsent={[]}
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

const openLongChat = () => {
  renderPart(<LongChat />);
  const sizes = { scrollHeight: 1_000, clientHeight: 300, clientWidth: 300 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(log(), name, { value, configurable: true });
  }
  fireEvent.scroll(log()); // the layout has settled
};

describe('a long chat', () => {
  it('is drawn from its end, and so it stays for a reader at the end', () => {
    openLongChat();
    expect(drawn()).toEqual(['No. 301', 'No. 500']);
    press('Write');
    expect(drawn()).toEqual(['No. 302', 'No. 501']);
  });

  it('keeps what is above a reader who has scrolled up, until they are back at the end', () => {
    openLongChat();
    scrollTo(100);
    press('Write');
    press('Write');
    expect(drawn()).toEqual(['No. 301', 'No. 502']);
    press('New messages');
    expect(drawn()).toEqual(['No. 303', 'No. 502']);
  });

  it('shows 200 more when asked, and the reader stays at the place', () => {
    openLongChat();
    scrollTo(100);
    press('Write');
    // As a browser lays it out: what is drawn has its height.
    const height = () => within(log()).getAllByText(/^No\. /).length * 10;
    Object.defineProperty(log(), 'scrollHeight', { get: height });
    press('Show earlier messages');
    expect(drawn()).toEqual(['No. 101', 'No. 501']);
    expect(log().scrollTop).toBe(100 + 200 * 10);
    press('Show earlier messages');
    expect(drawn()).toEqual(['No. 1', 'No. 501']);
    expect(screen.queryByText('Show earlier messages')).toBeNull();
  });
});
