import { storageKeys } from '@/config/storageKeys';
import { keepDraft } from '@/ui/forms/sessionDraft';
import type { Entry, KeptProof } from './queue/entry';
import type { ScanCode } from './scanCode';

/** Where the draft of a proof is kept: of one person, for one code. */
export const proofDraftOf = (userId: string, { trackingId, piece }: ScanCode): string =>
  storageKeys.journeyDraft(`scan-proof-${userId}-${trackingId}-${piece ?? ''}`);

/** Keeps a proof as a draft, as if it had been entered and not recorded. */
export const keepProofDraft = (entry: Entry, { signer, place, signature, photos }: KeptProof) =>
  keepDraft(proofDraftOf(entry.userId, entry), { signer, place, signature, photos });
