import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { serviceLinks } from './serviceLinks';
import type { ServiceLink, ServiceSlug } from './serviceLinks';

export { mobileServiceSlugs, serviceCards, serviceLinks, serviceSlugs } from './serviceLinks';
export type { ServiceCard, ServiceLink, ServiceSlug } from './serviceLinks';

export interface ServiceStep {
  title: string;
  text: string;
}

export interface TransitRow {
  lane: string;
  transit: string;
  cutOff: string;
}

/** The table of times of a service: its lanes (`lanes.ts`), and what is on no lane. */
export interface TransitGuide {
  heading: string;
  columns: readonly [lane: string, transit: string, cutOff: string];
  rows: readonly TransitRow[];
  note: string;
}

export interface ServiceQuestion {
  question: string;
  answer: string;
}

export interface ServiceCopy {
  intro: readonly [string, string];
  whenToChoose: readonly string[];
  steps: readonly ServiceStep[];
  covers: readonly string[];
  transit: TransitGuide;
  questions: readonly ServiceQuestion[];
  callToAction: { heading: string; text: string };
}

export interface Service extends ServiceLink, ServiceCopy {}

/** Headings of the sections that every service page has. */
export const serviceHeadings = {
  intro: 'What it is',
  whenToChoose: 'When to choose it',
  steps: 'How it works',
  covers: 'What is covered',
  questions: 'Questions we are often asked',
  otherServices: 'Other services',
} as const;

/** The heading of a table of lanes. */
const TRANSIT = 'Typical transit times and cut-offs';

export const serviceButtons = { contact: 'Contact Us', track: 'Track a consignment' } as const;

export const neighbourLabels = { previous: 'Previous service', next: 'Next service' } as const;

const airFreight: ServiceCopy = {
  intro: [
    'Air freight moves cargo in the holds of passenger aircraft and on dedicated freighters. It is the fastest way to cross a continent or an ocean, and the most sensitive to weight, size and paperwork: an airline closes a flight hours before departure and loads only what has been screened, documented and delivered in time.',
    `${brand.name} books space with the airlines, consolidates smaller consignments into shared units and arranges charters when no scheduled flight will do. We issue the air waybill, prepare the cargo for security screening, send the advance cargo data that the country of arrival asks for, and take delivery at the other end.`,
  ],
  whenToChoose: [
    'The goods are needed within days: a line is standing still, a launch date is fixed, or a shelf is empty.',
    'The value per kilogram is high, so the cost of capital in transit outweighs the cost of the flight.',
    'The cargo spoils, or may spend only a short time outside its temperature range.',
    'The consignment is small. Below roughly one cubic meter, the gap between air and shared ocean freight is often narrower than expected.',
    'The route by sea is disrupted and part of the order has to go ahead of the rest.',
  ],
  steps: [
    {
      title: 'Quote on chargeable weight',
      text: 'Send us the number of pieces, the dimensions and the gross weight. We calculate the chargeable weight and offer a direct, a deferred and, where it helps, a combined sea–air option.',
    },
    {
      title: 'Booking and collection',
      text: 'We reserve space, give you the cut-off for that flight and collect the goods with a packing list and commercial invoice.',
    },
    {
      title: 'Screening and air waybill',
      text: 'The cargo is weighed, measured and screened, the labels are checked against the pieces, and the house and master air waybills are issued.',
    },
    {
      title: 'Departure and advance data',
      text: 'Pre-loading and arrival data go to the authorities of the destination before departure. Every handover is recorded under your tracking ID.',
    },
    {
      title: 'Clearance and delivery',
      text: 'On arrival we break down the unit, clear customs or move the goods in bond, and deliver against a signed proof of delivery.',
    },
  ],
  covers: [
    'Consolidated services with fixed weekly departures',
    'Direct bookings on a named flight, with back-to-back air waybills',
    'Part and full charters, including outsize and heavy pieces',
    'Temperature-controlled shipments with active or passive packaging',
    'Dangerous goods accepted for air, with declaration and packing check',
    'On-board courier for spare parts that a production line is waiting for',
    'Export and import clearance, airport handling and delivery',
    'Sea–air and air–road combinations',
  ],
  transit: {
    heading: TRANSIT,
    columns: ['Lane', 'Airport to airport', 'Cut-off at our terminal'],
    rows: [
      {
        lane: 'Deferred consolidation, most lanes',
        transit: '5–8 days',
        cutOff: '48–72 hours before departure',
      },
    ],
    note: 'Add one to two days for collection, clearance and delivery. Dangerous goods and pieces over 160 cm high need an earlier cut-off and fit fewer aircraft.',
  },
  questions: [
    {
      question: 'How is the chargeable weight calculated?',
      answer:
        'Multiply length, width and height in centimeters, add up all pieces and divide by 6,000. The result is the volumetric weight in kilograms; the airline charges this or the gross weight, whichever is higher. One cubic meter therefore counts as at least 167 kg. A pallet of 120 × 80 × 150 cm weighing 180 kg has a volumetric weight of 240 kg and is charged at 240 kg.',
    },
    {
      question: 'What is the difference between a master and a house air waybill?',
      answer:
        'The airline issues the master air waybill to us and it covers the whole consolidation. We issue a house air waybill to you for your part of it. Neither is a document of title: the goods are released to the consignee named on it, without an original having to be presented.',
    },
    {
      question: 'Can lithium batteries fly?',
      answer:
        'Often, within limits. What matters is whether they are packed alone, packed with or contained in equipment, their watt-hour rating and state of charge. Lithium-ion batteries shipped on their own are not accepted on passenger aircraft. Send us the safety data sheet and test summary before you pack.',
    },
    {
      question: 'What happens if my cargo misses its flight?',
      answer:
        'We rebook on the next departure and tell you the new arrival time. If the airline left cargo behind, rebooking carries no charge; if cargo or documents came after the cut-off, we show you the cost of the alternatives before choosing one.',
    },
  ],
  callToAction: {
    heading: 'Have something that cannot wait?',
    text: 'Tell us the airport or door, the dimensions, the weight and the day it has to arrive. We answer with a flight, a cut-off and a price.',
  },
};

const oceanFreight: ServiceCopy = {
  intro: [
    'Ocean freight carries most of the world’s traded goods, and for heavy or bulky cargo it costs a fraction of any other mode. You can fill a container of your own (FCL), share one (LCL), or ship on a flat rack, an open top or a roll-on/roll-off vessel when the cargo does not fit through a container door.',
    `A sailing is a chain of deadlines: empty pick-up, shipping instructions, verified gross mass, gate-in, customs. ${brand.name} keeps that chain together. We book with several carriers on each trade, so that a blank sailing or a rolled container leaves you with another vessel instead of an apology.`,
  ],
  whenToChoose: [
    'Cost per unit matters more than speed, and the order can be planned weeks ahead.',
    'The consignment is larger than about two cubic meters or heavier than about 500 kg.',
    'The cargo is bulky, heavy or out of gauge: machinery, vehicles, steel, boats, modules.',
    'Chilled or frozen goods have to hold a set temperature for weeks.',
    'You ship regularly and can use the sea leg as moving stock.',
  ],
  steps: [
    {
      title: 'Choose equipment and sailing',
      text: 'We compare transit time, free time and transshipment, and tell you which container suits your cargo: 20 ft (about 33 m³), 40 ft (about 67 m³) or 40 ft high cube (about 76 m³).',
    },
    {
      title: 'Booking and empty release',
      text: 'The carrier confirms the booking. The empty container is positioned at your door for loading, or your cargo is received at our container freight station.',
    },
    {
      title: 'Verified gross mass and instructions',
      text: 'You or we determine the verified gross mass required by SOLAS, and the shipping instructions are sent before the documentary cut-off.',
    },
    {
      title: 'Gate-in and export clearance',
      text: 'The container enters the terminal within its delivery window and the export declaration is lodged. US-bound cargo also has its Importer Security Filing sent at this point.',
    },
    {
      title: 'Voyage and bill of lading',
      text: 'After departure you receive the bill of lading as originals, as a telex release or as a sea waybill. We follow the vessel and report changes of schedule.',
    },
    {
      title: 'Arrival, clearance and return',
      text: 'We send the arrival notice, clear customs, deliver, and see that the empty container goes back within its free time.',
    },
  ],
  covers: [
    'Full container loads: standard, high cube, open top, flat rack and tank',
    'Shared containers (LCL) with weekly stuffing on main trades',
    'Refrigerated containers with set-point, ventilation and humidity control',
    'Roll-on/roll-off and breakbulk for vehicles and heavy pieces',
    'Buyer’s consolidation: several suppliers, one container, one declaration',
    'Haulage to and from the port by truck, barge or rail',
    'Verified gross mass, ISF 10+2 and entry summary filings',
    'Cargo insurance on request, warehouse to warehouse',
  ],
  transit: {
    heading: TRANSIT,
    columns: ['Trade', 'Port to port', 'Cut-off'],
    rows: [],
    note: 'Shipping instructions and the verified gross mass usually close one to two days before the cargo cut-off. Routing, transshipment and season move these figures; the booking confirmation is what counts.',
  },
  questions: [
    {
      question: 'When does a full container become cheaper than LCL?',
      answer:
        'LCL is charged per cubic meter or per 1,000 kg, whichever is higher, plus handling at both freight stations. On most trades the two meet between 12 and 16 m³. Above that, a 20 ft container is usually cheaper, and the cargo is handled less.',
    },
    {
      question: 'How do I provide the verified gross mass?',
      answer:
        'SOLAS allows two methods. Method 1 weighs the packed and sealed container on a calibrated scale. Method 2 adds the weight of all goods, packaging, pallets and dunnage to the tare weight on the container door, by a method approved in the country of packing. Without a verified gross mass a container is not loaded.',
    },
    {
      question: 'Which type of bill of lading should I use?',
      answer:
        'An original bill of lading is a document of title: the carrier delivers against it, which suits a sale on credit terms or a letter of credit. If buyer and seller trust each other, a sea waybill or a telex release avoids the risk of the vessel arriving before the papers.',
    },
    {
      question: 'What are demurrage and detention?',
      answer:
        'Demurrage is charged when a full container stays in the terminal beyond its free time; detention when the empty is returned late. We agree on free time when booking, state it in the quotation and warn you before it ends.',
    },
  ],
  callToAction: {
    heading: 'Planning a sailing?',
    text: 'Give us the ports or places, the commodity, the volume and the date the goods are ready. We come back with sailings, cut-offs and a price per container or per cubic meter.',
  },
};

const roadFreight: ServiceCopy = {
  intro: [
    'Road freight connects factories, ports and customers without transshipment: the trailer that is loaded at your dock is opened at the receiver’s. It ranges from a full truckload (FTL) to a part load sharing a trailer, to groupage (LTL) that runs through our hubs overnight.',
    `Across borders, carriage by road is governed by the CMR convention. ${brand.name} plans each lane within the rules on driving and rest time, checks the carrier’s insurance and equipment before the first load, and sends the driver out with a consignment note that matches the goods.`,
  ],
  whenToChoose: [
    'Origin and destination lie on the same continent and delivery is due within one to six days.',
    'You load and unload at fixed slots and want a trailer that stays closed on the way.',
    'Volumes range from a single pallet to several trailers a day.',
    'The goods need a tail lift, a curtain-sider, a mega trailer or a temperature-controlled body.',
    'A missed sailing or flight has to be caught up on land.',
  ],
  steps: [
    {
      title: 'Load profile',
      text: 'You tell us pallets or loading meters, weight, stackability and time windows. From these we choose groupage, part load or full load.',
    },
    {
      title: 'Carrier and equipment',
      text: 'We assign a vetted carrier with the right trailer, permits and, for dangerous goods, an ADR-trained driver.',
    },
    {
      title: 'Loading and CMR note',
      text: 'The driver checks the number of packages and their apparent condition, secures the load and signs the CMR consignment note with you.',
    },
    {
      title: 'On the road',
      text: 'Border papers, transit documents and toll routes are prepared in advance. If a delay threatens the slot, our planners inform the receiver before the slot is lost.',
    },
    {
      title: 'Delivery and proof',
      text: 'The receiver signs for the goods, remarks are noted on the spot, and the proof of delivery follows electronically.',
    },
  ],
  covers: [
    'Full truckloads: 13.6 m trailers with 33 Euro pallets or about 24 metric tons',
    'Part loads charged by loading meter, pallet or weight',
    'Groupage with scheduled departures between hubs',
    'Temperature-controlled transport, chilled and frozen',
    'Dangerous goods under ADR, with documents and equipment check',
    'Express vans with one or two drivers, loaded and driven directly',
    'Abnormal loads with route survey, permits and escort',
    'Transit under T1 or TIR and clearance at the border or inland',
  ],
  transit: {
    heading: TRANSIT,
    columns: ['Lane or product', 'Door to door', 'Order by'],
    rows: [
      {
        lane: 'Express van inside the EU',
        transit: 'Driving time plus rest',
        cutOff: 'Usually loaded within hours',
      },
    ],
    note: 'Weekend and holiday driving bans, ferry timetables and border queues are included in the time we confirm, not added afterwards.',
  },
  questions: [
    {
      question: 'What is a loading meter?',
      answer:
        'One meter of trailer length over its full width of about 2.4 m. A Euro pallet of 120 × 80 cm that cannot be stacked takes 0.4 loading meters. Many tariffs count one loading meter as 1,850 kg, so light but bulky freight is charged by the space it occupies.',
    },
    {
      question: 'What am I covered for under CMR?',
      answer:
        'For loss or damage the carrier’s liability is limited to 8.33 Special Drawing Rights per kilogram of gross weight, and for delay to the carriage charges. If your goods are worth more than that per kilogram, ask for cargo insurance or a declared value before loading.',
    },
    {
      question: 'Which ADR information do you need?',
      answer:
        'The UN number, proper shipping name, class, packing group, number and type of packages, net and gross quantity, and the safety data sheet. Small quantities may fall under the limited-quantity or 1,000-point rules; we check this before the price is given.',
    },
    {
      question: 'How should damage be reported?',
      answer:
        'Write visible damage on the consignment note at delivery, with photographs. Damage that could not be seen must be reported in writing within seven days, Sundays and public holidays not counted.',
    },
  ],
  callToAction: {
    heading: 'Looking for a truck or a fixed lane?',
    text: 'Send us the two postal codes, the pallets or loading meters and your time windows. For regular lanes we quote a rate card with agreed capacity.',
  },
};

const international: ServiceCopy = {
  intro: [
    'An international shipment is rarely one journey. It is a collection, a terminal, a main leg, a border, perhaps a second main leg, a warehouse and a delivery, with a different party responsible for each. Our international service puts one plan, one contract and one contact in charge of all of them.',
    `${brand.name} serves ${claims.countries} countries with more than ${claims.carriers.toLocaleString('en-US')} contracted carriers. We combine ocean, air, rail and road as the order requires, apply the Incoterms 2020 rule you agreed with your trading partner, and keep the documents consistent from the first invoice to the last declaration.`,
  ],
  whenToChoose: [
    'You buy or sell in a new country and want to know the landed cost before you sign.',
    'Several suppliers ship to several destinations and somebody has to keep track of it all.',
    'One mode alone is too slow or too expensive, and a combination would fit.',
    'Project cargo has to arrive in the order in which it will be installed.',
    'You sell delivered, under DAP or DDP, and need the last mile under control as well.',
  ],
  steps: [
    {
      title: 'Terms and responsibilities',
      text: 'We go through the Incoterms 2020 rule line by line: who books, who insures, where risk passes, who acts as exporter and importer of record.',
    },
    {
      title: 'Route and landed cost',
      text: 'You receive two or three routings with transit time, freight, duties and taxes by HS code, and the points where each could fail.',
    },
    {
      title: 'Documents',
      text: 'Commercial invoice, packing list, proof of origin, licenses and transport documents are checked against each other before the goods move.',
    },
    {
      title: 'Movement',
      text: 'Every leg is booked against the one before it. Milestones are recorded under a single tracking ID, whoever carries the goods.',
    },
    {
      title: 'Clearance at both ends',
      text: 'Export, transit and import are handled by our own brokers or by an appointed broker working to our instructions.',
    },
    {
      title: 'Delivery and review',
      text: 'After delivery we settle the charges against the quotation and, for regular flows, report lead times and exceptions every month.',
    },
  ],
  covers: [
    'Door-to-door transport under a single multimodal document',
    'Sea–air, rail–road and barge combinations',
    'Advice on the eleven Incoterms 2020 rules',
    'Purchase-order management and supplier follow-up',
    'Project cargo: method statements, permits, lifting and escort',
    'Trade-fair and exhibition logistics with temporary admission',
    'Cross-trade shipments that never touch your own country',
    'Cargo insurance and claims handling',
  ],
  transit: {
    heading: TRANSIT,
    columns: ['Example', 'Door to door', 'Book ahead'],
    rows: [
      {
        lane: 'Project cargo, any lane',
        transit: 'By method statement',
        cutOff: '6–12 weeks for permits',
      },
    ],
    note: 'Totals include collection, terminals, clearance with complete documents and delivery. Customs inspections and port congestion are not included; we report them as soon as we know of them.',
  },
  questions: [
    {
      question: 'Which Incoterms rule should I use for containers?',
      answer:
        'FCA, CPT, CIP, DAP, DPU or DDP. FOB, CFR and CIF were written for goods placed on board by the seller; with containers the goods are handed over at a terminal days earlier, and between the gate and the vessel the risk sits with the wrong party.',
    },
    {
      question: 'Should I buy Ex Works?',
      answer:
        'It looks simple, but under EXW the buyer is responsible for loading and for export clearance in a country where the buyer is often not established. FCA at the seller’s premises gives you the same control over freight and leaves export to the party that can do it.',
    },
    {
      question: 'Why do you ask for HS codes at the quotation stage?',
      answer:
        'The first six digits are common worldwide and decide duty, licenses, trade-defense measures and whether a preference applies. A code that is found early changes the landed cost; a code that is corrected at the border costs days.',
    },
    {
      question: 'Can you deliver duties and taxes paid?',
      answer:
        'Yes, in most countries. DDP requires an importer of record, and in some places the seller has to register for tax first. We tell you where it works, where DAP is the safer choice and what has to be in place before shipping.',
    },
  ],
  callToAction: {
    heading: 'Entering a new market?',
    text: 'Describe what you ship, from where, to where and under which terms. We reply with routings, a landed-cost estimate and a list of the documents you will need.',
  },
};

const domesticTransport: ServiceCopy = {
  intro: [
    'Domestic transport moves goods within one country, from a single pallet between two cities to nightly distribution to hundreds of addresses. There is no border, but there are dock schedules, access limits, appointment rules and customers who measure service by the hour.',
    `We operate domestic networks through regional hubs and contracted carriers. Shipments from ${claims.minWeightPounds} pounds upward are accepted, express pick-up follows ${claims.pickUp}, and every stop ends with a recorded proof of delivery.`,
  ],
  whenToChoose: [
    'You distribute from a port, plant or warehouse to shops, sites or end customers.',
    'A pallet or two has to arrive on a named day (LTL).',
    'A whole trailer goes from one dock to another (FTL).',
    'Production or maintenance needs a part within hours (expedited).',
    'Deliveries require an appointment, a liftgate, inside placement or removal of packaging.',
  ],
  steps: [
    {
      title: 'Order',
      text: 'On the quote page, enter the pick-up and delivery address, the pieces with weight and dimensions, and the opening hours of both docks as a note. For regular volumes we take orders by file or interface.',
    },
    {
      title: 'Mode and rate',
      text: 'We choose LTL, part load, FTL or expedited and confirm the rate with any accessorial services, such as a liftgate or a limited-access address.',
    },
    {
      title: 'Pick-up',
      text: 'The driver counts the handling units, signs the bill of lading and leaves you a copy with the shipment number.',
    },
    {
      title: 'Line haul and hub',
      text: 'LTL shipments are cross-docked at night. Full loads run directly, planned within the legal hours of service.',
    },
    {
      title: 'Delivery',
      text: 'The receiver is notified of the time window. Shortages, damage or refusals are noted at the door and passed on to you the same day.',
    },
  ],
  covers: [
    'Less-than-truckload (LTL) with day-definite service',
    'Full truckload (FTL): dry van, curtain-side, flatbed and refrigerated',
    'Expedited and same-day transport with a dedicated vehicle',
    'Port and rail drayage with container return',
    'Scheduled distribution and milk runs',
    'Appointment scheduling, liftgate, inside and two-person delivery',
    'Returns, pallet exchange and packaging collection',
  ],
  transit: {
    heading: TRANSIT,
    columns: ['Lane or product', 'Door to door', 'Order by (local time)'],
    rows: [
      {
        lane: 'Same-day, within about 250 miles',
        transit: 'Same day',
        cutOff: 'Vehicle sent when you order, usually before 13:00',
      },
    ],
    note: 'Remote and limited-access addresses add a day. Appointments requested by the receiver can change the delivery day; we tell you when they do.',
  },
  questions: [
    {
      question: 'What details make an LTL price reliable?',
      answer:
        'Exact dimensions and weight per handling unit, whether it can be stacked, the commodity and, in the United States, the freight class. Class depends largely on density, so four extra inches of height can move a shipment into another class and cause a reclassification charge.',
    },
    {
      question: 'Which document travels with the goods?',
      answer:
        'In the United States a straight bill of lading, elsewhere a domestic consignment note. It states the shipper, consignee, handling units, weight and any special instructions, and it is signed at pick-up and at delivery.',
    },
    {
      question: 'Can you deliver to homes and construction sites?',
      answer:
        'Yes. Tell us when you order, because the vehicle has to suit the street or the ground and the receiver needs an appointment. Liftgate and two-person delivery are available in most regions.',
    },
    {
      question: 'How late can I change an order?',
      answer:
        'The address and the delivery day can be changed until the shipment leaves the destination hub. Earlier changes are free; a redirect after departure is charged at the actual cost.',
    },
  ],
  callToAction: {
    heading: 'Shipping within one country?',
    text: 'Send us a typical week of orders and we will show you which part should run as LTL, which as full loads and what it will cost.',
  },
};

const customsCompliance: ServiceCopy = {
  intro: [
    'Every border asks the same questions: what is it, what is it worth, where was it made, who is responsible, and is it allowed? Customs compliance is the work of answering them correctly, in the right system, before the goods arrive, and of being able to prove the answers years later.',
    `${brand.name} lodges import, export and transit declarations, either in your name or as your indirect representative. We also help you to build the foundation beneath them: a classified product list, a valuation method, origin evidence, and a file for each entry that an auditor can follow.`,
  ],
  whenToChoose: [
    'You import or export for the first time and need an EORI number, a bond or a registration.',
    'Your product range changes and nobody has assigned HS codes to the new items.',
    'You want to use a trade agreement and need proof of preferential origin.',
    'Goods should wait, be processed or pass through without duty being paid: bonded storage, inward processing or transit.',
    'An authority has asked for records, or you would rather be ready before it does.',
  ],
  steps: [
    {
      title: 'Registration and authority',
      text: 'We check your EORI or importer number, set up the power of attorney and, where required, the customs bond or guarantee.',
    },
    {
      title: 'Classification and origin',
      text: 'Each product is assigned an HS code with a written reason. Doubtful cases are taken to the authority for a binding ruling.',
    },
    {
      title: 'Pre-arrival filing',
      text: 'Security data are sent in time: ISF 10+2 for ocean cargo to the United States, entry summary declarations for the European Union, pre-loading data for air.',
    },
    {
      title: 'Declaration',
      text: 'Invoice, packing list, transport document and licenses are matched, the declaration is lodged and queries from customs are answered the same working day.',
    },
    {
      title: 'Release and accounting',
      text: 'Duties and taxes are paid from your account, deferred or guaranteed. You receive the entry with a breakdown of each charge.',
    },
    {
      title: 'Records and review',
      text: 'The file is kept for the legal retention period. Once a quarter we review refused claims, amendments and changes in the tariff.',
    },
  ],
  covers: [
    'Import and export declarations, by sea, air, road and rail',
    'HS classification and binding tariff information',
    'Customs valuation, including assists, royalties and related-party sales',
    'Preferential origin and supplier declarations',
    'Transit (T1, T2, TIR) and bonded movements',
    'Customs warehousing, inward processing and temporary admission',
    'Export control and restricted-party screening',
    'Post-clearance corrections, refunds and audit support',
  ],
  transit: {
    heading: 'Typical processing times and deadlines for data',
    columns: ['Procedure', 'Typical time', 'We need complete data'],
    rows: [
      {
        lane: 'ISF 10+2, ocean to the United States',
        transit: 'Filed at least 24 hours before loading',
        cutOff: '72 hours before the vessel is loaded',
      },
      {
        lane: 'Entry summary declaration, ocean to the EU',
        transit: 'Filed at least 24 hours before loading',
        cutOff: '48 hours before the vessel is loaded',
      },
      {
        lane: 'Import, sea freight',
        transit: 'Released within 1 working day of arrival',
        cutOff: '48 hours before arrival',
      },
      { lane: 'Import, air freight', transit: '2–6 working hours', cutOff: 'At departure of the flight' },
      {
        lane: 'Export declaration',
        transit: '2–4 working hours',
        cutOff: '24 hours before the cargo cut-off',
      },
      { lane: 'Transit document T1', transit: '1–2 working hours', cutOff: '4 hours before departure' },
    ],
    note: 'These times assume that the documents agree with each other. Physical inspections, licenses and health or plant certificates are decided by the authorities and take the time they take.',
  },
  questions: [
    {
      question: 'What is an EORI number and do I need one?',
      answer:
        'It is the number by which customs in the European Union, and separately in the United Kingdom, identify a business. Anyone who lodges declarations or is named on them as importer or exporter needs one. Companies from outside can obtain one, but usually need an indirect representative to act for them.',
    },
    {
      question: 'What does 10+2 mean?',
      answer:
        'Ten data elements come from the importer, among them seller, buyer, manufacturer, ship-to party, country of origin, HS code and the place of stuffing. Two come from the carrier: the stow plan and the container status messages. A late or wrong filing can lead to penalties and to cargo being held.',
    },
    {
      question: 'Who is liable if a declaration is wrong?',
      answer:
        'The importer remains responsible for the truth of the data, with or without a broker. Under indirect representation the representative becomes jointly liable for the customs debt, which is why we examine the file before accepting it.',
    },
    {
      question: 'How long do records have to be kept?',
      answer:
        'Five years from entry in the United States and seven years in the Netherlands; other countries lie between three and ten. We keep the file of each declaration we lodge and return it to you on request.',
    },
  ],
  callToAction: {
    heading: 'Unsure about a code, a license or a duty rate?',
    text: 'Send us the product description, its use and material, the origin and the destination. We will tell you what customs is going to ask.',
  },
};

const warehousing: ServiceCopy = {
  intro: [
    'A warehouse is a decision about how close your stock should be to your customers and how quickly it can turn around. We offer shared space that grows and shrinks with your season, dedicated buildings run to your processes, and bonded stores where duty waits until the goods are sold.',
    `Together our sites offer about ${claims.warehouseSquareMeters} square meters. Each runs on a warehouse management system (WMS) that records every movement by item, lot and location, so the stock you see is the stock on the shelf.`,
  ],
  whenToChoose: [
    'Delivery from the factory takes longer than your customers are willing to wait.',
    'Volumes are seasonal and your own building is too small for part of the year.',
    'Duty and import tax should be paid when goods are sold, not when they arrive.',
    'Lots, serial numbers or expiry dates must be traceable.',
    'Orders go to shops and online customers from the same stock.',
  ],
  steps: [
    {
      title: 'Data and layout',
      text: 'From your item list and order history we work out the storage type, pick faces and staffing, and agree on rates per pallet, line and hour.',
    },
    {
      title: 'Connection',
      text: 'Orders, receipts and stock levels are exchanged by interface or file. We test with real orders before the first truck arrives.',
    },
    {
      title: 'Receiving',
      text: 'Inbound loads are booked to a dock, counted, inspected and labeled. Differences are reported with photographs the same day.',
    },
    {
      title: 'Storage',
      text: 'The WMS assigns a location by rotation rule: first in, first out (FIFO), first expired, first out (FEFO), or by lot.',
    },
    {
      title: 'Picking and packing',
      text: 'Orders are released in waves by carrier cut-off. Every line is scanned, checked and packed to your instructions.',
    },
    {
      title: 'Dispatch and counting',
      text: 'The shipment is labeled and handed over with its documents. Cycle counts run daily, so that no annual shutdown is needed.',
    },
  ],
  covers: [
    'Racked, bulk and block storage, indoors and in the yard',
    'Customs-bonded storage with duty suspension',
    'Temperature-controlled rooms: frozen, chilled and ambient',
    'Order picking for shops, wholesale and online customers',
    'Cross-docking and container unloading',
    'Kitting, labeling, repacking and quality checks',
    'Returns: inspection, grading and restocking',
    'Stock reports, lot tracing and cycle counts',
  ],
  transit: {
    heading: 'Typical handling times and cut-offs',
    columns: ['Operation', 'Typical time', 'Cut-off (local time)'],
    rows: [
      {
        lane: 'Online orders',
        transit: 'Dispatched the same working day',
        cutOff: 'Order released by 15:00',
      },
      {
        lane: 'Wholesale and shop orders',
        transit: 'Dispatched the next working day',
        cutOff: 'Order released by 16:00',
      },
      {
        lane: 'Palletized receipt',
        transit: 'In stock within 4 working hours',
        cutOff: 'Dock booked by 12:00 the day before',
      },
      {
        lane: 'Loose-loaded container',
        transit: 'In stock within 24 hours',
        cutOff: 'Dock booked 48 hours ahead',
      },
      {
        lane: 'Cross-dock',
        transit: 'Out within 12 hours',
        cutOff: 'Arrival notified by 10:00',
      },
      { lane: 'Returns', transit: 'Inspected within 2 working days', cutOff: 'None' },
    ],
    note: 'Start-up takes two to four weeks in a shared site and three to six months in a dedicated one, depending on systems and equipment.',
  },
  questions: [
    {
      question: 'How is storage charged?',
      answer:
        'In shared sites per pallet position or cubic meter and week, plus a rate for each receipt, order line and extra service. In dedicated sites we work with an open-book budget and an agreed management fee.',
    },
    {
      question: 'What does bonded storage change for me?',
      answer:
        'Goods from outside the customs territory are stored without payment of duty and import tax. These fall due when you release goods for free circulation; goods that are re-exported never incur them. Bonded stock is administered separately and open to inspection.',
    },
    {
      question: 'What is the difference between FIFO and FEFO?',
      answer:
        'FIFO ships what arrived first. FEFO ships what expires first, which is not always the same: a later delivery can carry an earlier date. For food, cosmetics and healthcare we recommend FEFO with a minimum remaining shelf life for each customer.',
    },
    {
      question: 'How accurate is the stock?',
      answer:
        'Every location is counted at least twice a year, fast-moving items every month, and a location that shows a difference is counted again at once. You see count results and adjustments in the monthly report.',
    },
  ],
  callToAction: {
    heading: 'Need space, or a better use of it?',
    text: 'Tell us the number of pallets, order lines per day and any temperature or customs requirements. We propose a site, a layout and a rate.',
  },
};

const copies: Record<ServiceSlug, ServiceCopy> = {
  'air-freight': airFreight,
  'ocean-freight': oceanFreight,
  'road-freight': roadFreight,
  international,
  domestic_transport: domesticTransport,
  customer_compliance: customsCompliance,
  warehousing,
};

/** The seven service pages in the order of the submenu. */
export const services: readonly Service[] = serviceLinks.map((link) => ({ ...link, ...copies[link.slug] }));

export const serviceBySlug = (slug: string): Service | undefined =>
  services.find((service) => service.slug === slug);

/** The services before and after one in the submenu; the list wraps around. */
export const neighboursOf = (slug: ServiceSlug) => {
  const place = services.findIndex((service) => service.slug === slug);
  return { previous: services.at(place - 1), next: services[(place + 1) % services.length] };
};
