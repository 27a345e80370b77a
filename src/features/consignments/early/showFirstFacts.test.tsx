import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aTrackedConsignment } from '@/test/builders';
import { theme } from '@/theme/theme';
import { UnmanagedContent } from '@/ui/UnmanagedContent';
import { readConsignment, type TrackedRow } from '../consignment';
import { SummaryPanel } from '../result/SummaryPanel';
import { FirstFactsTemplates } from './FirstFactsTemplates';
import { FIRST_FACTS, showFirstFacts } from './showFirstFacts';

const openPage = () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <p id="announcement" role="status" />
      <UnmanagedContent name={FIRST_FACTS} />
      <FirstFactsTemplates />
    </ThemeProvider>,
  );
  return document.querySelector(`[data-unmanaged="${FIRST_FACTS}"]`) as HTMLElement;
};

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const onItsWay = [{ no: 1, date: day(-2), location: 'Tema, Ghana', status: 'In transit', remark: '' }];

const GENERATED = ['class', 'id', 'aria-labelledby', 'data-testid'];

/** Markup as a tree, without generated names and ids. */
const plain = (node: Node | null): unknown =>
  node instanceof Element
    ? {
        tag: node.tagName,
        attributes: Object.fromEntries(
          [...node.attributes]
            .filter(({ name }) => !GENERATED.includes(name))
            .map(({ name, value }) => [name, value]),
        ),
        children: [...node.childNodes].map(plain),
      }
    : node?.textContent;

describe('showFirstFacts', () => {
  it.each([
    ['on its way', { locations: onItsWay, deliveryDate: day(9) }],
    ['late', { locations: onItsWay, deliveryDate: day(-9) }],
    ['delivered', { locations: [{ ...onItsWay[0], status: 'Delivered' }], deliveryDate: day(-1) }],
    ['not yet departed', { locations: [], status: 'Registered', deliveryDate: day(9) }],
  ])('shows a consignment that is %s exactly as the app does', (_, changes) => {
    const row = aTrackedConsignment(changes) as TrackedRow;
    const room = openPage();
    showFirstFacts([row]);
    const early = plain(room.querySelector('section'));
    document.body.replaceChildren();
    render(
      <ThemeProvider theme={theme}>
        <SummaryPanel consignment={readConsignment(row)} now={Date.now()} />
      </ThemeProvider>,
    );
    expect(early).toEqual(plain(document.querySelector('section')));
  });

  it('announces the latest status to screen readers', () => {
    openPage();
    showFirstFacts([aTrackedConsignment({ locations: onItsWay }) as TrackedRow]);
    expect(screen.getByRole('status')).toHaveTextContent('Latest update: In transit');
  });

  it('writes text that looks like markup as text', () => {
    const room = openPage();
    const status = '<img src=x onerror=alert(1)>';
    showFirstFacts([aTrackedConsignment({ locations: [{ ...onItsWay[0], status }] as never }) as TrackedRow]);
    expect(room.querySelector('img')).toBeNull();
    expect(room).toHaveTextContent(status);
  });

  it('says that nothing matches', () => {
    const room = openPage();
    showFirstFacts([]);
    expect(room.querySelector('[role="alert"]')).toBeVisible();
  });
});
