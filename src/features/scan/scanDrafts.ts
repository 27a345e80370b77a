import { storageKeys } from '@/config/storageKeys';
import { keepDraft } from '@/ui/forms/sessionDraft';
import type { Entry, KeptProof } from './queue/entry';
import type { ScanCode } from './scanCode';

const draftOf = (purpose: string, userId: string, { trackingId, piece }: ScanCode): string =>
  storageKeys.journeyDraft(`scan-${purpose}-${userId}-${trackingId}-${piece ?? ''}`);

/** Where the draft of a proof is kept: of one person, for one code. */
export const proofDraftOf = (userId: string, code: ScanCode): string => draftOf('proof', userId, code);

/** Where the draft of a note is kept: of one person, for one code. */
export const noteDraftOf = (userId: string, code: ScanCode): string => draftOf('note', userId, code);

/** Where the draft of a correction is kept: of the scan that was refused, or of its proof. */
export const correctionDraftOf = ({ requestKey, stored }: Entry): string =>
  storageKeys.journeyDraft(`scan-${stored > 0 ? 'refused' : 'corrected'}-${requestKey}`);

/** Keeps a proof as a draft, as if it had been entered and not recorded. */
export const keepProofDraft = (entry: Entry, { signer, place, signature, photos }: KeptProof) =>
  keepDraft(proofDraftOf(entry.userId, entry), { signer, place, signature, photos });
