import { formRefusal } from './refusal';

describe('why a form could not be stored', () => {
  it.each(['P0001', 'PT409', 'PT429'])('is what the database says with %s', (code) => {
    const reason = 'This consignment has 20 proofs already.';
    expect(formRefusal({ status: 409, code, reason, message: 'The proof could not be stored' })).toBe(
      `${reason} What you typed is still here.`,
    );
  });

  it('is not the wording of a constraint', () => {
    const error = { status: 400, code: '23514', reason: 'violates check constraint', message: 'Not stored' };
    expect(formRefusal(error)).toMatch(/^An entry is empty, too long/);
  });
});
