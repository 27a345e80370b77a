import { dashboardCopy } from '@/content/dashboard';
import { DeliveriesPanel } from '@/features/consignments/deliveries/DeliveriesPanel';
import { Panel } from '@/ui/Panel';
import { PartStack } from '@/ui/PartBoundary';
import { DeskFigures } from './DeskFigures';
import { PlaceholderPage } from '../PlaceholderPage';

/** The first screen of the day, below what the specification has for it. */
export function DashboardPage() {
  return (
    <PartStack spacing={3}>
      <div>
        <PlaceholderPage heading={dashboardCopy.heading} />
      </div>
      <Panel heading={dashboardCopy.today}>
        <DeskFigures />
      </Panel>
      <DeliveriesPanel />
    </PartStack>
  );
}
