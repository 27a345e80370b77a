import { render, screen, within } from '@testing-library/react';
import { aConsignment, aJourney, anEvent } from '@/test/builders';
import { readConsignment } from '@/domain/consignment/consignment';
import { ShipmentPanel } from './ShipmentPanel';

describe('the panel "Shippment Status"', () => {
  it.each(['Registered', 'Discharged', 'Held', 'Delivered', 'Lost', 'In transit'])(
    'has the value "In Transit" and no other state, when the state is %s',
    (status) => {
      const journey = aJourney({ state: anEvent({ status }) });
      render(<ShipmentPanel now={0} consignment={readConsignment(aConsignment({ journey, status }))} />);
      const panel = screen.getByRole('region', { name: 'Shippment Status' });
      const value = within(panel).getByText('In Transit');
      expect(within(panel).getByRole('heading', { name: 'Shippment Status' }).nextElementSibling).toBe(value);
      expect(value).toHaveStyle({ fontWeight: 600 });
      expect(within(panel).getByText('12 boxes')).toHaveStyle({ fontWeight: 600 });
      expect(within(panel).getByText('Where it is now: see “Latest update”.')).toBeVisible();
      expect(within(panel).queryByText(status)).not.toBeInTheDocument();
    },
  );
});
