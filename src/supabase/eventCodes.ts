// Generated from the rows of public.event_code by `npm run db:types`; never edited.

/** The states of consignments, and what each is called. */
export const eventLabels = {
  registered: 'Registered',
  picked_up: 'Picked up',
  received: 'Received at terminal',
  export_cleared: 'Export cleared',
  loaded: 'Loaded',
  departed: 'Departed',
  in_transit: 'In transit',
  transshipped: 'Transshipped',
  arrived: 'Arrived',
  discharged: 'Discharged',
  held: 'Held',
  delayed: 'Delayed',
  inspected: 'Inspected',
  released: 'Released',
  out_for_delivery: 'Out for delivery',
  attempted: 'Delivery attempt failed',
  available_for_pickup: 'Available for pick-up',
  delivered: 'Delivered',
  returned: 'Returned',
  damaged: 'Damaged',
  lost: 'Lost',
  cancelled: 'Canceled',
} as const;

/** What usually follows an event, the likeliest first. */
export const nextEvents: Readonly<Record<string, readonly string[]>> = {
  registered: ['picked_up', 'received'],
  picked_up: ['received', 'departed'],
  received: ['loaded', 'export_cleared', 'departed'],
  export_cleared: ['loaded', 'departed'],
  loaded: ['departed'],
  departed: ['arrived', 'transshipped'],
  in_transit: ['arrived'],
  transshipped: ['departed'],
  arrived: ['discharged', 'out_for_delivery', 'available_for_pickup'],
  discharged: ['out_for_delivery', 'available_for_pickup'],
  out_for_delivery: ['delivered', 'attempted'],
  attempted: ['out_for_delivery', 'available_for_pickup', 'returned'],
  available_for_pickup: ['delivered', 'returned'],
};

/** What does nothing but end an exception, by the kind of the exception. */
export const answers: Readonly<Record<string, string>> = { hold: 'released' };

/** Where on a leg an event happens. */
export const legEvents: Readonly<Record<string, 'origin' | 'way' | 'destination'>> = {
  loaded: 'origin',
  departed: 'origin',
  in_transit: 'way',
  transshipped: 'way',
  arrived: 'destination',
  discharged: 'destination',
};

/** After these a consignment travels on, wherever it was seen. */
export const travellingEvents: readonly string[] = ['departed', 'in_transit', 'transshipped', 'delayed'];
