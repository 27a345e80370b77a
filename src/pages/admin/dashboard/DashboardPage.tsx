import Typography from '@mui/material/Typography';
import { dashboardCopy } from '@/content/dashboard';
import { useRole } from '@/features/auth/useSession';
import { DeliveriesPanel } from '@/features/deliveries/DeliveriesPanel';
import { FirstStepsPanel } from '@/features/firstSteps/FirstStepsPanel';
import { Panel } from '@/ui/Panel';
import { PartStack } from '@/ui/PartBoundary';
import { DeskFigures } from './DeskFigures';

/** The first screen of the day, in the place of the text that the specification has there for the time being. */
export function DashboardPage() {
  const isOwner = useRole() === 'owner';
  return (
    <PartStack spacing={3}>
      <Typography variant="h2" component="h1">
        {dashboardCopy.heading}
      </Typography>
      {isOwner && <FirstStepsPanel />}
      <Panel heading={dashboardCopy.today}>
        <DeskFigures />
      </Panel>
      <DeliveriesPanel />
    </PartStack>
  );
}
