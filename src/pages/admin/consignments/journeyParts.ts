import { lazyPart } from '@/ui/loading/lazyPart';

/** All that the admin does to a journey is one download, which the first list of consignments does not wait for. */
const load = () => import(/* webpackChunkName: "admin-journey" */ './JourneyPanels');

export const JourneyPanels = lazyPart(load, (part) => part.JourneyPanels);
export const NextUpdates = lazyPart(load, (part) => part.NextUpdates);
export const AddUpdate = lazyPart(load, (part) => part.AddUpdate);
export const CorrectDetails = lazyPart(load, (part) => part.CorrectDetails);
