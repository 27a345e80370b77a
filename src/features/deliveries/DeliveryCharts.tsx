import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { brand } from '@/brand/brand';
import { dashboardCopy, percentOf } from '@/content/dashboard';
import { formatMonth } from '@/ui/dates/formatDate';
import { useReducedMotion } from '@/ui/motion/useReducedMotion';
import type { DeliveryFigures } from './deliveries';

const HEIGHT = 300;
/** Room for the names of an axis, in pixels. */
const NAMES = 44;
const NAMES_AND_LABEL = 64;
const LANE_NAME = 130;
/** Of each lane, and of what is around them. */
const LANE = 48;
/** More lanes than these are read in the table. */
const MOST_LANES = 8;

/** The browser would otherwise take the colours of the lines away, where it brings its own. */
const keptColors = { '& svg': { forcedColorAdjust: 'none' } };

/** The share delivered in time over the months, and the days of the busiest lanes. The tables beside it say the same. */
export function DeliveryCharts({ months, lanes }: DeliveryFigures) {
  const skipAnimation = useReducedMotion();
  const busiest = lanes.slice(0, MOST_LANES);
  const { primary } = brand.colors;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        ...keptColors,
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{dashboardCopy.onTime}</Typography>
        <LineChart
          height={HEIGHT}
          skipAnimation={skipAnimation}
          colors={[primary.main]}
          hideLegend
          disableKeyboardNavigation
          xAxis={[
            {
              scaleType: 'point',
              height: NAMES,
              data: months.map(({ month }) => formatMonth(`${month}-01`)),
            },
          ]}
          yAxis={[{ min: 0, max: 100, label: dashboardCopy.onTimeAxis }]}
          series={[
            {
              label: dashboardCopy.columns.onTime,
              showMark: true,
              data: months.map(({ on_time, delivered }) => percentOf(on_time, delivered)),
              valueFormatter: (share) => (share === null ? '' : `${share} %`),
            },
          ]}
        />
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{dashboardCopy.transit}</Typography>
        <BarChart
          height={NAMES_AND_LABEL + LANE * (busiest.length + 1)}
          skipAnimation={skipAnimation}
          colors={[primary.main]}
          hideLegend
          disableKeyboardNavigation
          layout="horizontal"
          xAxis={[{ label: dashboardCopy.transitAxis, min: 0, height: NAMES_AND_LABEL }]}
          yAxis={[
            {
              scaleType: 'band',
              width: LANE_NAME,
              data: busiest.map(({ origin, destination }) =>
                dashboardCopy.laneOnTwoLines(origin, destination),
              ),
            },
          ]}
          series={[
            { label: dashboardCopy.columns.days, data: busiest.map(({ median_days }) => median_days) },
          ]}
        />
        {lanes.length > MOST_LANES && (
          <Typography color="textSecondary" variant="body2">
            {dashboardCopy.moreLanes(lanes.length - MOST_LANES)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
