import { lazyPart } from '@/ui/loading/lazyPart';

/** What is opened from the list is one download, which the list does not wait for. */
const load = () => import(/* webpackChunkName: "admin-list" */ './ListTools');

export const FilterPanel = lazyPart(load, (part) => part.FilterPanel);
export const SavedViews = lazyPart(load, (part) => part.SavedViews);
export const LayoutDialog = lazyPart(load, (part) => part.LayoutDialog);
