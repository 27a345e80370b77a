import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { InputHTMLAttributes } from 'react';
import { FormField } from './FormField';
import { SelectField, type Option } from './SelectField';

const input = jest.fn((props: InputHTMLAttributes<HTMLInputElement>) => <input {...props} />);
const slotProps = { input: { inputComponent: input } };

const label = jest.fn(() => 'Ghana');
const countries: readonly Option[] = [
  {
    value: 'Ghana',
    get label() {
      return label();
    },
  },
];

it('typing in one field does not render other fields again', async () => {
  const user = userEvent.setup();
  render(
    <Formik initialValues={{ city: '', name: '', country: 'Ghana' }} onSubmit={() => undefined}>
      <>
        <FormField id="name" name="name" label="Name" />
        <FormField id="city" name="city" label="City" slotProps={slotProps} />
        <SelectField name="country" label="Country" options={countries} />
      </>
    </Formik>,
  );
  await user.click(screen.getByLabelText('Name'));
  const before = [input.mock.calls.length, label.mock.calls.length];
  await user.keyboard('Kofi');
  expect(screen.getByLabelText('Name')).toHaveValue('Kofi');
  expect([input.mock.calls.length, label.mock.calls.length]).toEqual(before);
  await user.type(screen.getByLabelText('City'), 'Accra');
  expect(screen.getByLabelText('City')).toHaveValue('Accra');
  expect(input.mock.calls.length).toBeGreaterThan(before[0] as number);
});

it('a select field keeps a stored value that is not in its list', async () => {
  const user = userEvent.setup();
  render(
    <Formik initialValues={{ country: 'Zaire' }} onSubmit={() => undefined}>
      <SelectField name="country" label="Country" options={countries} />
    </Formik>,
  );
  expect(screen.getByLabelText('Country')).toHaveValue('Zaire');
  await user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  expect(screen.getByLabelText('Country')).toHaveValue('Ghana');
});
