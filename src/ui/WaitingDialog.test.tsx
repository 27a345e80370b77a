import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { WaitingDialog } from './WaitingDialog';

it.each([
  ['while it waits', undefined],
  ['when its contents could not be loaded', 'No answer.'],
])('has the name of the dialog that is to come %s', (_when, problem) => {
  const nothing = () => undefined;
  renderPart(
    <WaitingDialog
      title="Add update"
      label="Loading"
      problem={problem}
      onRetry={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Add update' })).toBeVisible();
});
