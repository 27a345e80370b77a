import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsignment } from '@/test/builders';
import { loseFocus, settled } from '@/test/loseFocus';
import { theme } from '@/theme/theme';
import { readConsignment } from '@/domain/consignment/consignment';
import { ConsignmentForm } from './ConsignmentForm';
import { toValues, type FormMode } from '@/domain/consignment/consignmentValues';

const NOW = '2026-03-01T08:00:00Z';

const openForm = (mode: FormMode) => {
  const onSubmit = jest.fn();
  const openedValues = toValues(readConsignment(aConsignment()), NOW);
  const form = (busy: boolean) => (
    <ThemeProvider theme={theme}>
      <ConsignmentForm {...{ mode, openedValues, busy, onSubmit }} draftKey="draft:test" />
    </ThemeProvider>
  );
  const { rerender } = render(form(false));
  const user = userEvent.setup({ delay: null });
  return { user, onSubmit, setBusy: (busy: boolean) => settled(() => rerender(form(busy))) };
};

const goTo = (name: string) => settled(() => screen.getByRole('button', { name }).focus());

/** Advances the clock past the time in which two presses count as one. */
const wait = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
const toSecondStep = async ({ user }: ReturnType<typeof openForm>, field: string) => {
  await goTo('Next');
  await user.keyboard('{Enter}');
  return screen.findByLabelText(field);
};

describe('the steps of a consignment’s form', () => {
  it('focus their first field when going forward and back', async () => {
    const form = openForm('create');
    expect(document.body).toHaveFocus();
    expect(await toSecondStep(form, 'Quantity *')).toHaveFocus();
    wait();
    await goTo('Back');
    await form.user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Sender name *')).toHaveFocus();
  });

  it('focus the first field that is not locked, or else the button', async () => {
    const form = openForm('edit');
    expect(await toSecondStep(form, 'Weight (kg) *')).toHaveFocus();
    wait();
    await goTo('Back');
    await form.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('do not submit when Enter is pressed twice or held', async () => {
    const form = openForm('edit');
    const weight = await toSecondStep(form, 'Weight (kg) *');
    await form.user.keyboard('{Enter}');
    wait();
    expect(fireEvent.keyDown(weight, { key: 'Enter', repeat: true })).toBe(false);
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByLabelText('Remark *'), { key: 'Enter', repeat: true })).toBe(true);
    await form.user.keyboard('{Enter}');
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
  });

  it('return the focus to the button after a failed attempt', async () => {
    const form = openForm('edit');
    await toSecondStep(form, 'Weight (kg) *');
    await goTo('update');
    await form.setBusy(true);
    loseFocus();
    await form.setBusy(false);
    expect(screen.getByRole('button', { name: 'update' })).toHaveFocus();
  });
});
