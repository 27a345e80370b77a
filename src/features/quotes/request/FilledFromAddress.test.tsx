import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, Formik } from 'formik';
import { onItsWay } from '@/test/stubBackend';
import { FilledFromAddress } from './FilledFromAddress';
import { emptyQuote } from './quoteValues';

const mockPlaces = onItsWay([
  { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' },
  { code: 'GHTEM', name: 'Tema', country: 'Ghana' },
]);
jest.mock('./usePlaces', () => ({ loadPlaces: () => mockPlaces.arrived }));

it('an address does not replace what is typed while its places are on their way', async () => {
  render(
    <Formik initialValues={emptyQuote} onSubmit={() => undefined}>
      <>
        <FilledFromAddress from="NLRTM" to="GHTEM" mode="ocean" />
        {['from', 'fromPlace', 'to', 'mode'].map((name) => (
          <Field key={name} name={name} aria-label={name} />
        ))}
      </>
    </Formik>,
  );
  fireEvent.change(screen.getByLabelText('from'), { target: { value: 'Hamburg' } });
  mockPlaces.release();
  await waitFor(() => expect(screen.getByLabelText('to')).toHaveValue('Tema, Ghana'));
  expect(screen.getByLabelText('mode')).toHaveValue('ocean');
  expect(screen.getByLabelText('from')).toHaveValue('Hamburg');
  expect(screen.getByLabelText('fromPlace')).toHaveValue('');
});
