import { NoMatchAlert } from '../NoMatch';
import { NO_FACTS } from '../result/firstFacts';
import { FirstFactsPanel } from '../result/SummaryPanel';
import { ResultColumns } from '../result/TrackResult';
import { FOUND_TEMPLATE, NOT_FOUND_TEMPLATE } from './showFirstFacts';

/** Prerendered beside the tracking page: what `showFirstFacts` fills and shows. */
export function FirstFactsTemplates() {
  return (
    <>
      <template id={FOUND_TEMPLATE}>
        <ResultColumns>
          <FirstFactsPanel summary={NO_FACTS} stage={-1} />
        </ResultColumns>
      </template>
      <template id={NOT_FOUND_TEMPLATE}>
        <NoMatchAlert />
      </template>
    </>
  );
}
