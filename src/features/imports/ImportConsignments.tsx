import { importCopy as words } from '@/content/imports';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { CheckPanel } from './CheckPanel';
import { ChooseImport } from './ChooseImport';
import { ImportReport } from './ImportReport';
import { MatchColumns } from './MatchColumns';
import { RecentImports } from './RecentImports';
import { ReviewRows } from './ReviewRows';
import { RunPanel } from './RunPanel';
import { useImport, type Step } from './useImport';

const numbers: Record<Step, number> = { choose: 1, match: 2, check: 3, review: 3, run: 4, report: 4 };

const parts = {
  choose: ChooseImport,
  match: MatchColumns,
  check: CheckPanel,
  review: ReviewRows,
  run: RunPanel,
  report: ImportReport,
};

/** The steps of an import, one at a time. */
export function ImportConsignments() {
  const current = useImport();
  const panel = useFocusOnChange(current.step);
  const number = numbers[current.step];
  const Part = parts[current.step];
  return (
    <>
      <Panel ref={panel} heading={words.step(number, words.steps.length, words.steps[number - 1] ?? '')}>
        <Part current={current} />
      </Panel>
      {current.step === 'choose' && <RecentImports />}
    </>
  );
}
