/** A rule of Incoterms 2020 (ICC), with what it means in one line. */
export interface Incoterm {
  code: string;
  name: string;
  help: string;
  /** For sea and inland waterways alone. */
  isSeaOnly?: true;
}

/** The eleven rules, in the order of the ICC: for any mode first, then for sea and inland waterways. */
export const incoterms: readonly Incoterm[] = [
  {
    code: 'EXW',
    name: 'Ex Works',
    help: 'The buyer collects at the seller’s door and arranges and pays for all that follows, export customs among it.',
  },
  {
    code: 'FCA',
    name: 'Free Carrier',
    help: 'The seller clears for export and hands the goods to the carrier that the buyer has chosen.',
  },
  {
    code: 'CPT',
    name: 'Carriage Paid To',
    help: 'The seller pays for carriage to the named place; the risk is the buyer’s once the first carrier has the goods.',
  },
  {
    code: 'CIP',
    name: 'Carriage and Insurance Paid To',
    help: 'As CPT, and the seller insures the goods against all risks on the way.',
  },
  {
    code: 'DAP',
    name: 'Delivered at Place',
    help: 'The seller brings the goods to the named place; the buyer unloads and clears for import.',
  },
  {
    code: 'DPU',
    name: 'Delivered at Place Unloaded',
    help: 'The seller brings the goods to the named place and unloads them; the buyer clears for import.',
  },
  {
    code: 'DDP',
    name: 'Delivered Duty Paid',
    help: 'The seller does and pays for everything up to the buyer’s door, import customs and duties among it.',
  },
  {
    code: 'FAS',
    name: 'Free Alongside Ship',
    help: 'The seller clears for export and puts the goods beside the vessel; all that follows is the buyer’s.',
    isSeaOnly: true,
  },
  {
    code: 'FOB',
    name: 'Free On Board',
    help: 'The seller clears for export and loads the goods on the vessel; all that follows is the buyer’s.',
    isSeaOnly: true,
  },
  {
    code: 'CFR',
    name: 'Cost and Freight',
    help: 'The seller pays for carriage to the port of destination; the risk is the buyer’s once the goods are on board.',
    isSeaOnly: true,
  },
  {
    code: 'CIF',
    name: 'Cost, Insurance and Freight',
    help: 'As CFR, and the seller insures the goods for the voyage with limited cover.',
    isSeaOnly: true,
  },
];
