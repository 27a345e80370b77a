import { paths } from '../../src/config/paths';
import { heading } from './frame';

const row = (at: number) =>
  `<tr><td>${at}</td><td>CARGO${String(at).padStart(3, '0')}</td><td>Ghana</td><td><a href="#">View</a> <a href="#">Delete</a></td></tr>`;

/** The admin's list written by hand: four counters and a table of twenty rows. */
export const plainAdmin: Readonly<Record<string, string>> = {
  [paths.adminConsignments]: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Consignment</title>
<link rel="icon" href="data:,"><style>body{margin:2rem;font:1rem/1.5 Arial,sans-serif}table{width:100%;border-collapse:collapse}td,th{padding:.8rem;text-align:left;border-bottom:1px solid #ccc}</style></head><body>
${heading(1, 'Consignment')}<p>Total Consignment 20, Total on Transit 20, Total Added 20, Total Edited 20</p>
<table><tr><th>S/N<th>Tracking number<th>Location<th></tr>${Array.from({ length: 20 }, (_, at) => row(at + 1)).join('')}</table></body></html>
`,
};
