import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANNOUNCEMENT } from '@/config/dom';
import { log, startChat } from '@/test/chatWidget';
import { hidePage } from '@/test/viewport';

describe('a reply of the admin', () => {
  const answered = async () => {
    const app = await startChat();
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    return app;
  };

  it('appears, and is marked as seen', async () => {
    const app = await answered();
    act(() => void app.chat.agentWrites('Good morning'));
    expect(await within(log()).findByText('Good morning')).toBeVisible();
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
    expect(document.title).toBe('tracking | Carmine Cargo');
  });

  it('is counted on the button and in the title while the window is minimised', async () => {
    const app = await answered();
    const region = document.body.appendChild(document.createElement('div')); // of the page, around the app
    region.id = ANNOUNCEMENT;
    await app.user.keyboard('{Escape}');
    act(() => void app.chat.agentWrites('Good morning'));
    act(() => void app.chat.agentWrites('Are you there?'));
    const launcher = await screen.findByRole('button', { name: 'Chat with support 2 unread messages' });
    expect(document.title).toBe('(2) tracking | Carmine Cargo');
    await waitFor(() => expect(region).toHaveTextContent('2 unread messages'));
    region.remove();
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    await app.user.click(screen.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await waitFor(() => expect(document.title).toBe('(2) gallery | Carmine Cargo'));
    await app.user.click(launcher);
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(3));
    expect(document.title).toBe('gallery | Carmine Cargo');
  });

  it('is counted in the title while another tab is in front', async () => {
    const app = await answered();
    hidePage(true);
    act(() => void app.chat.agentWrites('Good morning'));
    await waitFor(() => expect(document.title).toBe('(1) tracking | Carmine Cargo'));
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    hidePage(false);
    await waitFor(() => expect(document.title).toBe('tracking | Carmine Cargo'));
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
  });

  it('does not move a reader who has scrolled up', async () => {
    const app = await answered();
    const sizes = { scrollHeight: 1_000, clientHeight: 300, clientWidth: 300 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(log(), name, { value });
    fireEvent.scroll(log()); // the layout has settled
    log().scrollTop = 100;
    fireEvent.scroll(log());
    act(() => void app.chat.agentWrites('Good morning'));
    const news = await screen.findByRole('button', { name: 'New messages' });
    expect(log().scrollTop).toBe(100);
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    await app.user.click(news);
    expect(log().scrollTop).toBe(1_000);
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});
