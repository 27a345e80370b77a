import { updatesCopy } from '@/content/updates';
import type { EventCode } from './eventCodesApi';

type Group = keyof typeof updatesCopy.groups;

const OUT_FOR_DELIVERY = 3;

/** By how far an event takes a consignment; what opens an exception, or takes it nowhere, is a group of its own. */
const groupOf = ({ rank, opens }: EventCode): Group => {
  if (rank === null || opens !== null) return 'trouble';
  if (rank < 2) return 'start';
  return rank < OUT_FOR_DELIVERY ? 'way' : 'arrival';
};

/** The codes by their groups, with the headings of these; within a group in the order of the list. */
export const groupCodes = (codes: readonly EventCode[]) =>
  (Object.keys(updatesCopy.groups) as Group[]).map((group) => ({
    heading: updatesCopy.groups[group],
    codes: codes.filter((code) => groupOf(code) === group),
  }));
