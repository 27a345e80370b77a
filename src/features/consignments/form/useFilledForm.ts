import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';

type Draft = Partial<ConsignmentValues>;

const keepOrDrop = (key: string, draft: Draft) =>
  Object.keys(draft).length > 0 ? keepDraft(key, draft) : dropDraft(key);

interface Filled {
  notice: string;
  values: Draft;
  /** The draft that it was filled into. */
  before: Draft;
}

/** The draft without what was filled in; what was typed since stays. A draft has no value that a form is opened with. */
const withoutFilled = (now: Draft, { values, before }: Filled, opened: ConsignmentValues): Draft => {
  const still = (Object.keys(values) as (keyof ConsignmentValues)[]).filter(
    (column) => (now[column] ?? opened[column]) === values[column],
  );
  const isStill = ([column]: [string, unknown]) => (still as string[]).includes(column);
  return Object.fromEntries([
    ...Object.entries(now).filter((entry) => !isStill(entry)),
    ...Object.entries(before).filter(isStill),
  ]);
};

/** Fills the form in from elsewhere, by its draft: what was typed before comes back with `undo`. */
export const useFilledForm = (draftKey: string) => {
  const [{ version, filled }, setState] = useState<{ version: number; filled?: Filled }>({ version: 0 });
  const read = (): Draft => readDraft<ConsignmentValues>(draftKey) ?? {};
  // Each shows what is in the draft by now, also one that was begun before another.
  const show = (next?: Filled) => setState((shown) => ({ version: shown.version + 1, filled: next }));
  const fill = (values: Draft, notice: string) => {
    const before = read();
    keepDraft(draftKey, { ...before, ...values });
    show({ notice, values, before });
  };
  /** `opened` is what the form holds without a draft. */
  const undo = (opened: ConsignmentValues) => {
    if (filled) keepOrDrop(draftKey, withoutFilled(read(), filled, opened));
    show();
  };
  return {
    /** Another version of the form has other values from its start. */
    version,
    notice: filled?.notice,
    fill,
    undo,
    /** What is in the form is as good as typed. */
    settle: () => setState((shown) => ({ version: shown.version })),
  };
};
