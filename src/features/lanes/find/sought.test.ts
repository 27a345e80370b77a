import { searchFor, soughtIn } from './sought';

const now = new Date('2026-11-26T10:00:00Z');

describe('the address of a search for lanes', () => {
  it('says what is looked for, and nothing else', () => {
    const sought = { from: 'NLRTM', to: 'São Tomé', mode: '', ready: '2026-12-01' };
    expect(searchFor(sought)).toBe('?from=NLRTM&to=S%C3%A3o+Tom%C3%A9&ready=2026-12-01');
    expect(soughtIn(searchFor(sought), now)).toEqual(sought);
  });

  it.each([
    ['?mode=rocket', { mode: '' }],
    ['?mode=air', { mode: 'air' }],
    ['?ready=2026-11-25', { ready: '2026-11-25' }],
    ['?ready=2026-11-01', { ready: '' }],
    ['?ready=2030-01-01', { ready: '' }],
    ['?ready=soon', { ready: '' }],
    ['?ready=2026-13-45', { ready: '' }],
    [`?from=${'x'.repeat(500)}`, { from: 'x'.repeat(120) }],
    ['?from=%20%20', { from: '' }],
    ['?from=<script>', { from: '<script>' }],
  ])('%s is read without what makes no sense', (search, expected) => {
    expect(soughtIn(search, now)).toMatchObject(expected);
  });
});
