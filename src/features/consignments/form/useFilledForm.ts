import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { ConsignmentValues } from './consignmentForm';

type Draft = Partial<ConsignmentValues>;

const setDraft = (key: string, draft: Draft | undefined) => (draft ? keepDraft(key, draft) : dropDraft(key));

/** Fills the form in from elsewhere, by its draft: what was typed before comes back with `undo`. */
export const useFilledForm = (draftKey: string) => {
  const [{ version, filled }, setState] = useState<{
    version: number;
    filled?: { notice: string; before: Draft | undefined };
  }>({ version: 0 });
  const fill = (values: Draft, notice: string) => {
    const before = readDraft<ConsignmentValues>(draftKey);
    keepDraft(draftKey, { ...before, ...values });
    setState({ version: version + 1, filled: { notice, before } });
  };
  const undo = () => {
    setDraft(draftKey, filled?.before);
    setState({ version: version + 1 });
  };
  return {
    /** Another version of the form has other values from its start. */
    version,
    notice: filled?.notice,
    fill,
    undo,
    /** What is in the form is as good as typed. */
    settle: () => setState({ version }),
  };
};
