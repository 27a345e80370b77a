import { brand } from '@/brand/brand';
import { ON_PAPER, PAPER_HEIGHT, PAPER_WIDTH } from './paper';

const { primary, paper, ink, map } = brand.colors;

/** Its outline is drawn around a square, whose lowest corner points at the place. */
const pin = {
  content: '""',
  display: 'block',
  width: 22,
  height: 22,
  bgcolor: primary.main,
  border: `3px solid ${paper}`,
  borderRadius: '50% 50% 50% 0',
  transform: 'rotate(-45deg)', // inside the icon, which Leaflet places with a transform of its own
  boxShadow: 3,
  printColorAdjust: 'exact',
};

const outline = {
  '& .map-grid': { stroke: map.coast, strokeOpacity: 0.16, strokeWidth: 1 },
  /** The fill hides the inner half of the line, and with it the seam between two worlds. */
  '& .map-land': {
    fill: map.land,
    fillOpacity: 1,
    stroke: map.coast,
    strokeWidth: 1.5,
    paintOrder: 'stroke',
  },
  '& .map-border': { stroke: paper, strokeOpacity: 0.9, strokeWidth: 1.2 },
};

const route = {
  '& .route-edge': { stroke: paper, strokeOpacity: 0.9, strokeWidth: 6 },
  '& .route-travelled': { stroke: primary.main, strokeWidth: 3 },
  '& .route-under-way': { stroke: primary.main, strokeWidth: 3, strokeDasharray: '9 6' },
  '& .route-ahead': { stroke: primary.main, strokeWidth: 2.5, strokeDasharray: '1 7' },
  '& .route-stop': { fill: paper, fillOpacity: 1, stroke: primary.main, strokeWidth: 2.5 },
  '& .route-around': { fill: primary.light, fillOpacity: 0.25, stroke: 'none' },
  '& .route-now': { fill: primary.main, fillOpacity: 1, stroke: paper, strokeWidth: 2.5 },
};

const labels = {
  '& .route-label': {
    maxWidth: '18rem',
    m: 0,
    px: '0.7rem',
    py: '0.2rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '1.3rem',
    lineHeight: 1.4,
    fontWeight: 600,
    color: ink,
    bgcolor: paper,
    border: `1px solid ${map.coast}`,
    borderRadius: '999px',
    boxShadow: 'none',
    '&::before, &[hidden]': { display: 'none' },
  },
  '& .route-label-now': {
    color: paper,
    bgcolor: primary.main,
    borderColor: primary.main,
    printColorAdjust: 'exact',
  },
};

/** Nothing is filled: lines in the colours of the system say it all. */
const inForcedColors = {
  '& .map-grid': { stroke: 'none' },
  '& .map-land': { fill: 'Canvas', stroke: 'GrayText' },
  '& .map-border': { stroke: 'GrayText', strokeDasharray: '1 3' },
  '& .route-edge': { stroke: 'Canvas' },
  '& .route-travelled, & .route-under-way, & .route-ahead': { stroke: 'CanvasText' },
  '& .route-stop': { fill: 'Canvas', stroke: 'CanvasText' },
  '& .route-around': { fill: 'none' },
  '& .route-now': { fill: 'Highlight', stroke: 'CanvasText' },
};

/** Tiles are left out on paper, where those of another size would be missing. */
const onPaper = {
  '& .leaflet-tile-pane, & .leaflet-control-container': { display: 'none' },
};

/** Leaflet's colours and sizes are replaced here; its font sizes assume a base of 16 pixels. */
export const mapStyles = {
  height: 1,
  '&.leaflet-container': { font: 'inherit', fontSize: '1.3rem', bgcolor: map.sea },
  [`&.${ON_PAPER}`]: { width: PAPER_WIDTH, height: PAPER_HEIGHT },
  '& .country-pin::before': pin,
  ...outline,
  ...route,
  ...labels,
  '@media (pointer: coarse)': {
    '&& .leaflet-bar > a': { width: '4.4rem', height: '4.4rem', lineHeight: '4.4rem' },
  },
  '@media (forced-colors: active)': inForcedColors,
  '@media print': onPaper,
} as const;
