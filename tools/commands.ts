import type { Command } from '../scripts/dispatch';

/** What `npm run tool -- NAME` runs. */
export const toolCommands: readonly Command[] = [
  {
    name: 'pictures',
    run: ['tools/pictures'],
    usage: '[NAME …]',
    purpose: 'makes the files that browsers load of rendered pictures',
  },
  { name: 'icons', run: ['tools/icons'], purpose: 'draws the icons of the site from the mark' },
  { name: 'card', run: ['tools/card'], purpose: 'makes the preview picture of links to the site' },
  { name: 'screenshots', run: ['tools/screenshots'], purpose: 'retakes the pictures of docs/tour.md' },
  { name: 'outline', run: ['tools/outline'], purpose: 'makes the outline of the map from Natural Earth' },
  {
    name: 'gazetteer',
    run: ['tools/gazetteer'],
    usage: 'FOLDER',
    purpose: 'makes the places from their sources',
  },
  {
    name: 'lanes',
    run: ['tools/lanes'],
    purpose: 'writes supabase/data/lanes.csv from src/content',
  },
  { name: 'bench:live', run: ['bench/live'], purpose: 'measures how soon an open page shows what was saved' },
  { name: 'bench:scan', run: ['bench/scan'], purpose: 'measures how many codes a minute the scanner reads' },
];
