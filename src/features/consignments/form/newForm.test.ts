import { aConsignment } from '@/test/builders';
import { readConsignment } from '@/domain/consignment/consignment';
import { newConsignment } from '@/domain/consignment/consignmentValues';
import { openNewForm, reduceForm, withoutFilled, type NewForm, type NewFormEvent } from './newForm';

const openedValues = newConsignment('2026-03-01T08:00:00Z');
const later = newConsignment('2026-03-02T08:00:00Z');
const stored = readConsignment(aConsignment());
const unknown = { status: 0, message: '', reason: '' };
const nothing = { filled: undefined, stored: undefined, problem: undefined, unknown: undefined };
const filled = { notice: 'From a template', values: { product: 'Tea' }, before: {} };

describe('the form of a new consignment', () => {
  const fresh = openNewForm(openedValues, false);
  const takenUp = openNewForm(openedValues, true);
  it.each<[string, NewForm, NewFormEvent, Partial<NewForm>]>([
    [
      'is another version once it is filled in, and holds no draft of an earlier visit any more',
      takenUp,
      { type: 'filledIn', ...filled },
      { version: 1, isTakenUp: false, filled },
    ],
    [
      'is another version for each filling, also for one that was begun before another was done',
      { ...fresh, version: 1, filled },
      { type: 'filledIn', ...filled, notice: 'From a quote' },
      { version: 2, filled: { ...filled, notice: 'From a quote' } },
    ],
    [
      'is another version once that is undone',
      { ...fresh, version: 1, filled },
      { type: 'fillingUndone' },
      { version: 2, filled: undefined },
    ],
    [
      'asks about what a former request has stored',
      { ...fresh, unknown },
      { type: 'formerFound', stored },
      { stored, unknown: undefined },
    ],
    ['says why that is not known', fresh, { type: 'formerFound', unknown }, { stored: undefined, unknown }],
    [
      'shows what has become of the former one',
      { ...fresh, stored },
      { type: 'storedChanged', stored: { ...stored, product: 'Tea' } },
      { stored: { ...stored, product: 'Tea' } },
    ],
    [
      'asks and says nothing any more once it is sent',
      { ...fresh, stored, problem: 'No answer.' },
      { type: 'sent' },
      { stored: undefined, problem: undefined },
    ],
    [
      'says why it was not sent',
      fresh,
      { type: 'refused', problem: 'No answer.' },
      { problem: 'No answer.' },
    ],
    [
      'begins another round with nothing of the former one',
      { ...takenUp, version: 1, filled, stored, problem: 'No answer.', unknown },
      { type: 'begunAfresh', openedValues: later },
      { ...openNewForm(later, false), ...{ round: 1, version: 1 }, ...nothing },
    ],
  ])('%s', (_title, before, event, changes) => {
    expect(reduceForm(before, event)).toEqual({ ...before, ...changes });
  });
});

describe('a form that was filled in from elsewhere', () => {
  it('takes back what still is as it was filled in, and keeps what was typed since', () => {
    const before = { sendersName: 'Esi', recName: 'Kwame', city: 'Accra' };
    const values = { sendersName: 'Ama', recName: 'Kofi', product: 'Tea' };
    const now = { ...before, ...values, recName: 'Abena', remark: 'Call first' };
    expect(withoutFilled(now, { notice: '', values, before }, openedValues)).toEqual({
      sendersName: 'Esi',
      recName: 'Abena',
      city: 'Accra',
      remark: 'Call first',
    });
  });

  it('keeps a field empty that was emptied since', () => {
    const [before, values] = [{ sendersName: 'Esi' }, { sendersName: 'Ama' }];
    // A draft has no field that is as the form was opened.
    expect(withoutFilled({}, { notice: '', values, before }, openedValues)).toEqual({});
  });

  it('gives back what was emptied by the filling', () => {
    const [before, values] = [{ city: 'Accra' }, { city: '' }];
    expect(withoutFilled({}, { notice: '', values, before }, openedValues)).toEqual(before);
  });
});
