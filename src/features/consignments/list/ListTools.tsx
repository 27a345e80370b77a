export { FilterPanel } from './FilterPanel';
export { LayoutDialog } from './LayoutDialog';
export { SavedViews } from './SavedViews';
