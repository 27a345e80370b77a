import type { Db } from '@/supabase/client';

/** A proof of delivery without its photographs. */
export interface NewProof {
  /** Its key: however often it is sent, it is stored once. */
  proof: string;
  trackingId: string;
  signer: string;
  /** Lines of a pen; none if nobody signed. */
  signature: readonly (readonly number[])[];
  place: string;
  moment: string;
}

/** Stores a proof of delivery; its photographs go one at a time, since each is as large as a request should be. */
export const storeProof = (db: Db, { proof, trackingId, signer, signature, place, moment }: NewProof) =>
  db.rpc('add_proof', {
    ...{ proof, tracking_id: trackingId, signer, moment, place: place.trim() },
    signature: (signature.length > 0 ? signature : null) as number[][],
  });

/** Stores one of the photographs of a proof, a JPEG in base64; the first has the number 1. */
export const storeProofPhoto = (db: Db, proof: string, number: number, photo: string) =>
  db.rpc('add_proof_photo', { proof, number, photo });
