import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { WeightCalculator } from './WeightCalculator';

it('the calculator says by what an airline charges, as one types', async () => {
  const { user } = renderPart(<WeightCalculator />);
  expect(screen.getByText('160 kg')).toBeVisible(); // 120 × 80 × 100 cm ÷ 6,000, and 150 kg
  await user.clear(screen.getByLabelText('Weight of each (kg)'));
  await user.type(screen.getByLabelText('Weight of each (kg)'), '170,2');
  expect(screen.getByText('170.5 kg')).toBeVisible();
  await user.clear(screen.getByLabelText('Pieces'));
  expect(screen.getByText('Enter pieces to see what counts.')).toBeVisible();
});
