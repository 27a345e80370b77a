import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import type { PictureName } from './pictures';

export type NewsCategory = 'Company' | 'Customs' | 'Ocean' | 'Air' | 'Road' | 'Warehousing';

export interface NewsItem {
  slug: string;
  /** Names the picture beside it. */
  picture: PictureName;
  title: string;
  /** Year, month, day. */
  date: string;
  category: NewsCategory;
  summary: string;
  body: readonly string[];
}

export const newsBanner = {
  title: 'Get Informed',
  subtitle: 'We share updated logistics and business news feed',
} as const;

export const newsLabels = { more: 'Read the article' } as const;

/** Newest first. */
export const news: readonly NewsItem[] = [
  {
    slug: 'year-end-booking-calendar',
    picture: 'planning-room',
    title: 'Booking calendar for the turn of the year',
    date: '2026-11-05',
    category: 'Company',
    summary:
      'Shorter terminal hours, driving bans and full flights come together in the last two weeks of December. Here is what to book by when.',
    body: [
      'From mid-December terminals, brokers and receivers work shorter days, while demand for air freight peaks. Orders that must arrive before the holidays should be booked by 4 December for shared ocean containers already at origin, by 11 December for European groupage and by 15 December for air consolidations.',
      'Full truckloads remain available between the holidays on most lanes, but several countries extend their weekend driving bans. Please check that somebody is there to receive: a trailer that cannot be unloaded on 24 December often stands until January.',
      'Our support chat and operations desk stay open on all working days. Consignments on the way can be followed on the tracking page at any time.',
    ],
  },
  {
    slug: 'weekly-shared-container-west-africa',
    picture: 'dawn-port',
    title: `Weekly shared container from ${brand.address.city} to Ghana`,
    date: '2026-09-17',
    category: 'Ocean',
    summary:
      'Our shared-container service to West Africa now loads every week, with clearance and delivery as far as the inland cities.',
    body: [
      `Since the beginning of September, ${brand.name} loads a shared container for Ghana every Thursday. Until now the departures were every two weeks, which left importers of spare parts and consumer goods with too much stock or too little.`,
      'Cargo received at our freight station by Tuesday noon joins the same week’s container. On arrival it is unpacked under customs control, cleared by our partner at the port and delivered by truck. The whole journey takes 26 to 34 days.',
      'The minimum charge is one cubic meter. Machinery, tools, textiles and packaged food are accepted; dangerous goods need confirmation before delivery to the station.',
    ],
  },
  {
    slug: 'advance-data-is-part-of-the-booking',
    picture: 'customs-office',
    title: 'Advance cargo data is now part of the booking',
    date: '2026-06-23',
    category: 'Customs',
    summary:
      'Vague descriptions such as “parts” or “samples” stop shipments before they depart. We explain what authorities want to read instead.',
    body: [
      'More and more customs authorities assess risk before goods are loaded. They receive the seller, the buyer, the six-digit HS code and a description of the goods, and they can answer “do not load”. Words like “parts”, “gifts” or “consolidated cargo” are refused by the system without anybody looking at them.',
      'A good description says what the item is, what it is made of and what it is for: “steel hinges for kitchen cabinets” rather than “hardware”. Give the manufacturer’s full address instead of a trading office, and make sure that the number of packages agrees in every document.',
      'We therefore ask for HS codes and EORI numbers from the start: write them beside the goods in your quote request, and we put them into the booking. If you are unsure about a code, send us a data sheet; our declarants suggest a classification with the reasons for it.',
    ],
  },
  {
    slug: 'new-cold-rooms',
    picture: 'cold-store',
    title: 'Three cold rooms added for food and healthcare',
    date: '2026-03-12',
    category: 'Warehousing',
    summary: 'Frozen, chilled and controlled ambient storage now stand under one roof near the port.',
    body: [
      `Our warehouse network of about ${claims.warehouseSquareMeters} square meters has gained three rooms: one at minus 20, one at 2 to 8 and one at 15 to 25 degrees Celsius. All have their own docks, so that a trailer door and a room door are never open at the same time.`,
      'Temperature is measured at several heights and recorded every five minutes. Customers receive the record of each lot, and an alarm reaches the shift leader before a limit is crossed, not after it.',
      'The first customers are importers of fruit purées and veterinary medicine. Pallet positions are still available in the controlled ambient room.',
    ],
  },
  {
    slug: 'packing-lithium-batteries',
    picture: 'nose-loading',
    title: 'Before you pack lithium batteries',
    date: '2025-11-20',
    category: 'Air',
    summary:
      'Five questions decide whether batteries can fly, sail or go by road. Answer them before the carton is closed.',
    body: [
      'Is it a lithium-ion or a lithium-metal battery? Is it packed alone, with equipment or inside equipment? How many watt-hours, or grams of lithium, has each cell and battery? What is the state of charge? Is there a test summary from the manufacturer? With these five answers we can name the UN number, the packing instruction and the permitted modes.',
      'The most frequent causes of refusal are simple: terminals that can touch, labels that are too small or folded around an edge, used or damaged batteries declared as new, and devices that can switch themselves on.',
      'By sea and road the rules are different but not absent. Ask us for the sheet that applies to your mode; sorting it out at the desk takes minutes, at the airport it takes days.',
    ],
  },
  {
    slug: 'fca-instead-of-fob',
    picture: 'aerial-container-yard',
    title: 'Why we advise FCA instead of FOB for containers',
    date: '2025-09-04',
    category: 'Ocean',
    summary: 'A habit from the days of loose cargo leaves sellers with a risk they cannot control.',
    body: [
      'Under FOB the seller bears the risk until the goods are on board. A container, however, is handed over at the terminal gate, often several days earlier. If it is damaged in the yard, the seller is responsible for something that happens out of sight and in the hands of others.',
      'FCA moves delivery to the point where the seller really gives the goods away: the loading dock, the freight station or the terminal. Since the 2020 edition of Incoterms, the parties can also agree that the buyer instructs the carrier to issue an on-board bill of lading to the seller, which solves the most common objection from banks.',
      'Changing the rule costs nothing but a line in the contract. We are glad to read the draft with you.',
    ],
  },
  {
    slug: 'clearer-proof-of-delivery',
    picture: 'mission-delivery',
    title: 'A clearer record of every delivery',
    date: '2025-06-10',
    category: 'Road',
    summary: 'Drivers now note the time, place and condition of the goods in the same way on every lane.',
    body: [
      'A signature alone says little when a claim is discussed weeks later. Together with our contracted carriers we have introduced one form for all road deliveries: time of arrival, time of departure, number of packages, visible damage and the name of the person who signed.',
      'Remarks are passed on the same day. Where goods are damaged, photographs are taken before the packages are moved, so that shipper, carrier and insurer look at the same picture.',
    ],
  },
  {
    slug: 'verified-gross-mass-common-errors',
    picture: 'gantry-crane',
    title: 'Verified gross mass: the four most common errors',
    date: '2025-03-18',
    category: 'Ocean',
    summary:
      'Most containers that miss the vessel for weight reasons were not too heavy. They were declared wrongly.',
    body: [
      'First, the tare weight is taken from a table instead of from the container door. Second, pallets, dunnage and lashing material are forgotten. Third, the weight on the packing list is net weight. Fourth, the figure arrives after the cut-off because it was sent to the wrong party.',
      'Under SOLAS the shipper named on the bill of lading is responsible, whoever does the weighing. Method 2 is reliable if every part is on the list; for mixed or loose cargo we recommend weighing the packed container.',
      'We can weigh on the way to the terminal and send the result to the carrier directly. Please order this together with the haulage.',
    ],
  },
];
