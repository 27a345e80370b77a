import { render } from '@testing-library/react';
import { aListed } from '@/test/builders';
import { arrivalTexts, relativeDay } from './listedMoments';
import { StateCell } from './StateCell';

const NOW = Date.parse('2026-03-10T12:00:00');
const at = (day: number) => new Date(NOW + day * 86_400_000).toISOString();

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [5, 'in 5 days'],
  [-1, 'yesterday'],
  [-400, '400 days ago'],
])('a day that is %d days from now is “%s”', (days, text) => expect(relativeDay(at(days), NOW)).toBe(text));

it.each([
  ['promised', { deliveryDate: at(5) }, { until: 'in 5 days', late: '' }],
  ['overdue', { deliveryDate: at(-3) }, { until: '', late: '3 days late' }],
  ['revised', { deliveryDate: at(2), expected_at: at(5) }, { until: 'in 5 days', late: '3 days late' }],
  [
    'revised, and overdue again',
    { deliveryDate: at(-5), expected_at: at(-2) },
    { until: '', late: '5 days late' },
  ],
  ['earlier', { deliveryDate: at(5), expected_at: at(1) }, { until: 'tomorrow', late: '' }],
  ['ended', { deliveryDate: at(-3), ended: true }, { until: '', late: '' }],
])('the arrival of what is %s', (_what, changes, texts) =>
  expect(arrivalTexts(aListed(changes), NOW)).toMatchObject(texts),
);

it('what keeps a consignment from its way is said once', () => {
  const { container } = render(
    <>
      <StateCell row={aListed({ status: 'Held', exceptions: ['hold', 'hold'], late: true })} />
      <StateCell row={aListed({ status: 'Delayed', exceptions: ['delay'] })} />
      <StateCell row={aListed({ archived_at: '2026-03-01T08:00:00Z' })} />
    </>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Held⚠ On hold⚠ Late',
    '⚠ Delayed',
    'RegisteredArchived',
  ]);
});
