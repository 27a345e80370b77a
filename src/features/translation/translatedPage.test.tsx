import { act, screen } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, Reply } from '@/test/stubBackend';

const INSERT = 'POST /rest/v1/contactForm';

const textsOf = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'STYLE');
};

const font = () => document.createElement('font');

/** Wraps the text node in a translator's element. */
const wrap = (text: Text) => {
  const holder = font();
  text.replaceWith(holder);
  holder.append(text);
};

/** Replaces the text node with a translator's element that has its own text node. */
const replace = (text: Text) => {
  const holder = font();
  holder.append(text.data);
  text.replaceWith(holder);
};

describe.each([
  ['wrapped', wrap],
  ['replaced', replace],
])('a page whose texts were %s by a translator', (_how, alter) => {
  it('keeps working through errors, a submission and a navigation', async () => {
    let isDown = true;
    const { user, container } = renderApp('/contact', {
      [INSERT]: () => (isDown ? NO_ANSWER() : new Reply(201)),
    });
    await screen.findByLabelText('Comment');
    const alterAll = () => act(() => textsOf(container).forEach(alter));
    const submit = async () => {
      await user.click(container.querySelector('main button[type="submit"]') as HTMLElement);
      alterAll();
    };
    alterAll();
    await submit();
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    for (const name of ['firstName', 'secondName', 'email']) {
      await user.type(container.querySelector(`[name="${name}"]`) as HTMLElement, 'Ada');
      alterAll();
    }
    await submit();
    expect(await screen.findByText('This request could not be created')).toBeVisible();
    alterAll();
    isDown = false;
    await submit();
    expect(await screen.findByText('Successful. We will communicate you soon')).toBeVisible();
    alterAll();
    await user.click(screen.getAllByRole('link', { name: /News/ })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Get Informed' })).toBeVisible();
    expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
  });
});
