import type { ApiError } from '@/api/supabaseBaseQuery';
import { scanCopy as words } from '@/content/scan';
import { useAppDispatch } from '@/redux/hooks';
import { outcomeOf, recordProof, recordProofPhoto, recordScan, scanEvents } from '../scanApi';
import { PARTS_BEFORE_PHOTOS, storedPhotos, type Entry } from './entry';
import type { ScanStore } from './scanStore';
import type { Outcome } from './sender';

const untracked = { track: false };

/** Sends the first part of an entry that the server does not have yet. */
export const usePartSender = (store: ScanStore) => {
  const dispatch = useAppDispatch();

  const clockErrorOf = async ({ clockError, userId }: Entry) => {
    if (clockError !== null) return clockError;
    const { data } = await dispatch(scanEvents.initiate(userId, { forceRefetch: true, subscribe: false }));
    return data?.clockError ?? null;
  };

  const sendScan = async (entry: Entry) => {
    const clockError = await clockErrorOf(entry);
    return dispatch(recordScan.initiate({ ...entry, clockError }, untracked));
  };

  const sendOfProof = async (entry: Entry) => {
    const keptProof = await store.readProof(entry.seq);
    if (!keptProof) return {}; // another tab has sent all of it
    const { key: proof, photos, ...values } = keptProof;
    const number = storedPhotos(entry) + 1;
    if (entry.stored >= PARTS_BEFORE_PHOTOS) {
      const photo = photos[number - 1] ?? '';
      return dispatch(recordProofPhoto.initiate({ proof, number, photo }, untracked));
    }
    const clockError = await clockErrorOf(entry);
    const moment = new Date(entry.scannedAt - (clockError ?? 0) * 1000).toISOString();
    const { trackingId } = entry;
    return dispatch(recordProof.initiate({ ...values, proof, trackingId, moment }, untracked));
  };

  return async (entry: Entry): Promise<Outcome> => {
    const { error }: { error?: unknown } = await (entry.stored === 0 ? sendScan(entry) : sendOfProof(entry));
    const isPhoto = entry.stored >= PARTS_BEFORE_PHOTOS;
    return outcomeOf(error as ApiError | undefined, isPhoto ? words.proof.deleted : words.notFound);
  };
};
