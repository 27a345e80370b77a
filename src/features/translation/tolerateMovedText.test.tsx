import { act, screen } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, Reply } from '@/test/stubBackend';
import { tolerateMovedText } from './tolerateMovedText';

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
  let undo: () => unknown;
  beforeEach(() => (undo = tolerateMovedText()));
  afterEach(() => undo());

  it('lives through everything that happens to it', async () => {
    let isDown = true;
    const { user, container } = renderApp('/contact', {
      [INSERT]: () => (isDown ? NO_ANSWER() : new Reply(201)),
    });
    await screen.findByLabelText('Comment');
    const alterAll = () => act(() => textsOf(container).forEach(alter));
    const submit = async () => {
      await user.click(container.querySelector('button[type="submit"]') as HTMLElement);
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

describe('a parent whose children were moved', () => {
  const parent = () => {
    const element = document.createElement('p');
    const [first, second] = [document.createTextNode('one'), document.createTextNode('two')];
    element.append(first, second);
    return { element, first, second };
  };
  let undo: () => unknown;
  beforeEach(() => (undo = tolerateMovedText()));
  afterEach(() => undo());

  it('lets go of the element that its text is in', () => {
    const { element, first } = parent();
    wrap(first);
    element.removeChild(first);
    expect(element.innerHTML).toBe('two');
  });

  it('puts new text before the element that the next one is in', () => {
    const { element, second } = parent();
    wrap(second);
    element.insertBefore(document.createTextNode('and '), second);
    expect(element.innerHTML).toBe('oneand <font>two</font>');
  });

  it('puts new text at the end where the next one is gone', () => {
    const { element, second } = parent();
    second.remove();
    element.insertBefore(document.createTextNode(' last'), second);
    expect(element.removeChild(second)).toBe(second);
    expect(element.innerHTML).toBe('one last');
  });

  it('is as strict as ever once it is undone', () => {
    const { element, first } = parent();
    first.remove();
    undo();
    expect(() => element.removeChild(first)).toThrow('not a child');
  });
});
