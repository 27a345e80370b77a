import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lanes, laneServices, type LaneService } from '@/content/lanes';
import type { ServiceSlug, TransitGuide } from '@/content/services';
import { transitCopy } from '@/content/transitTimes';
import { LaneTable } from '@/features/lanes/LaneTable';
import { TimesTable } from '@/features/lanes/TimesTable';
import { touchTarget } from '@/ui/touchTarget';

const requests = Object.fromEntries(laneServices.map((service) => [service, { service }]));

const isOnLanes = (slug: ServiceSlug): slug is LaneService =>
  laneServices.some((service) => service === slug);

/** The times of a service: those of its lanes, as they are kept, or how long its own work takes. */
export function TransitTable({ slug, transit }: { slug: ServiceSlug; transit: TransitGuide }) {
  const { heading, columns, rows, note } = transit;
  if (!isOnLanes(slug)) return <TimesTable label={heading} {...{ columns, rows, note }} />;
  return (
    <>
      <LaneTable
        label={heading}
        columns={columns}
        lanes={lanes.filter(({ service }) => service === slug)}
        request={requests[slug]}
        more={rows}
        note={note}
      />
      <Box component="p" sx={{ mt: 2, mb: 0 }}>
        <Link component={RouterLink} to={paths.transitTimes} underline="always" sx={touchTarget}>
          {transitCopy.list.link}
        </Link>
      </Box>
    </>
  );
}
