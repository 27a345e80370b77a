import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_FACTS } from '@/config/dom';
import { aJourney, anEvent, aTrackedConsignment } from '@/test/builders';
import { theme } from '@/theme/theme';
import { UnmanagedContent } from '@/ui/UnmanagedContent';
import { readConsignment } from '@/domain/consignment/consignment';
import { ClockContext } from '@/domain/places/clockContext';
import type { Journey } from '@/domain/journey/journey';
import { SummaryPanel } from '../result/SummaryPanel';
import { FirstFactsTemplates } from '@/pages/public/tracking/FirstFactsTemplates';
import { showFirstFacts } from './showFirstFacts';

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
const onItsWay = anEvent({ code: 'in_transit', status: 'In transit', moment: day(-2) });
const held = anEvent({ no: 2, code: 'held', status: 'Held', reason: 'Papers are missing', note: 'Call us.' });
const damaged = anEvent({ no: 3, code: 'damaged', status: 'Damaged' });
const expected = { earliest: day(10), latest: day(12), reason: 'A storm', since: day(-1) };

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

type Case = [name: string, journey: Partial<Journey>, due: number, rest?: { archived_at?: string }];

describe('showFirstFacts', () => {
  it.each<Case>([
    ['on its way', { state: onItsWay, stage: 2 }, 9],
    ['late', { state: onItsWay, stage: 2 }, -9],
    ['expected later than promised', { state: onItsWay, stage: 2, expected }, 9],
    [
      'held and damaged',
      {
        state: held,
        stage: 2,
        events: [held, damaged],
        exceptions: [
          { kind: 'hold', event: 2 },
          { kind: 'damage', event: 3 },
        ],
      },
      9,
    ],
    ['delivered', { state: anEvent({ code: 'delivered', status: 'Delivered' }), stage: 4, ended: true }, -1],
    ['returned', { state: anEvent({ code: 'returned', status: 'Returned' }), stage: 3, ended: true }, -1],
    ['not yet departed', {}, 9],
    ['at a place whose time zone is not known', { state: anEvent({ zone: null }) }, 9],
    ['archived', {}, 9, { archived_at: day(-1) }],
  ])('shows a consignment that is %s exactly as the app does', (_, journey, due, rest = {}) => {
    const row = aTrackedConsignment({ journey: aJourney(journey), deliveryDate: day(due), ...rest });
    const room = openPage();
    showFirstFacts([row]);
    const early = plain(room.querySelector('section'));
    document.body.replaceChildren();
    render(
      <ThemeProvider theme={theme}>
        <ClockContext value="place">
          <SummaryPanel consignment={readConsignment(row)} now={Date.now()} onAsk={() => undefined} />
        </ClockContext>
      </ThemeProvider>,
    );
    expect(early).toEqual(plain(document.querySelector('section')));
  });

  it('announces the latest status to screen readers', () => {
    openPage();
    showFirstFacts([aTrackedConsignment({ journey: aJourney({ state: onItsWay }) })]);
    expect(screen.getByRole('status')).toHaveTextContent('Latest update: In transit');
  });

  it('writes text that looks like markup as text', () => {
    const room = openPage();
    const status = '<img src=x onerror=alert(1)>';
    showFirstFacts([aTrackedConsignment({ journey: aJourney({ state: anEvent({ status }) }) })]);
    expect(room.querySelector('img')).toBeNull();
    expect(room).toHaveTextContent(status);
  });

  it('says that nothing matches', () => {
    const room = openPage();
    showFirstFacts([]);
    expect(room.querySelector('[role="alert"]')).toBeVisible();
  });

  it.each([
    ['focuses the heading after a search on the page', true],
    ['leaves the focus where it is after a search by the address', false],
  ])('shows the tracking id, and %s', (_, isSubmitted) => {
    const room = openPage();
    const ignore = () => undefined;
    const rows = [aTrackedConsignment()];
    window.earlyAnswer = {
      trackingId: 'ag123xyz',
      isSubmitted,
      rows: Promise.resolve(rows),
      onTaken: ignore,
      onFailure: ignore,
    };
    showFirstFacts(rows);
    delete window.earlyAnswer;
    const heading = room.querySelector('h2');
    expect(heading).toHaveTextContent('Consignment AG123XYZ');
    expect(document.activeElement === heading).toBe(isSubmitted);
  });
});
