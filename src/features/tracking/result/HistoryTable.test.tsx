import { render, screen, within } from '@testing-library/react';
import { anEntry } from '@/test/builders';
import { HistoryTable } from './HistoryTable';

const at = '2026-03-01T18:30:00Z';
const inTokyo = anEntry({ no: 1, date: at, location: 'Tokyo, Japan', zone: 'Asia/Tokyo', remark: '' });
const inNewYork = anEntry({
  no: 2,
  date: at,
  location: 'New York, USA',
  zone: 'America/New_York',
  remark: '',
});
const somewhere = anEntry({ no: 3, date: at, location: 'Somewhere', zone: null, remark: '' });

const rowsOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

describe('the history', () => {
  it('has each entry in the time of its place, and names the time zones once', () => {
    render(<HistoryTable entries={[inTokyo, inNewYork, { ...inTokyo, no: 4 }]} />);
    expect(rowsOf().slice(0, 3)).toEqual([
      'Date | Time | Location | Status | Remark',
      '2 March 2026 | 03:30 | Tokyo, Japan | Registered | ',
      '1 March 2026 | 13:30 | New York, USA | Registered | ',
    ]);
    expect(
      screen.getByText('Dates and times are those of the place: Asia/Tokyo, America/New York.'),
    ).toBeVisible();
    expect(screen.queryByText(/not known/)).toBeNull();
  });

  it('says which entry has no known time zone', () => {
    render(<HistoryTable entries={[inTokyo, somewhere]} />);
    expect(rowsOf()[2]).toBe('1 March 2026 | 18:30 your time | Somewhere | Registered | ');
    expect(screen.getByText(/^Where the time zone of a place is not known/)).toBeVisible();
  });

  it('says that no time zone is known', () => {
    render(<HistoryTable entries={[somewhere]} />);
    expect(screen.getByText(/^The time zones of these places are not known/)).toBeVisible();
  });

  it('names no time zone without an entry', () => {
    const { container } = render(<HistoryTable entries={[]} />);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});
