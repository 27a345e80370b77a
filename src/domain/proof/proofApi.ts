import { api } from '@/api/api';
import { storeProof, storeProofPhoto, type NewProof } from './proofRequests';
import { proofCopy as words } from '@/content/proof';
import type { Strokes } from './Signature';

/** A proof of delivery as a party sees it. `photos` are JPEGs in base64; those of older proofs are left out. */
export interface Proof {
  signer: string;
  /** Null: nobody signed. */
  signature: Strokes | null;
  place: string | null;
  moment: string;
  photos: readonly string[];
}

/** The same for the office; `photos` says how many there are. */
export interface StoredProof extends Omit<Proof, 'photos'> {
  id: string;
  takenBy: string;
  photos: number;
}

/** A proof that is to be stored, of the consignment with this id. */
interface ProofToStore extends NewProof {
  consignment: number;
  photos: readonly string[];
}

const changed = (_answer: unknown, _error: unknown, { consignment }: { consignment: number }) => [
  'Proof' as const,
  { type: 'Consignment' as const, id: consignment },
];

const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    consignmentProofs: build.query<StoredProof[], number>({
      query: (consignment) => (db, signal) =>
        db.rpc('consignment_proofs', { consignment }).abortSignal(signal),
      providesTags: (_proofs, _error, id) => ['Proof', { type: 'Consignment', id }],
      extraOptions: { failure: words.failed },
    }),
    proofPhotos: build.query<string[], string>({
      query: (proof) => (db, signal) => db.rpc('proof_photos', { proof }).abortSignal(signal),
      providesTags: ['Proof'],
      extraOptions: { failure: words.photosFailed },
    }),
    addProof: build.mutation<null, ProofToStore>({
      query:
        ({ photos, ...proof }) =>
        async (db) => {
          let answer = await storeProof(db, proof);
          for (const [index, photo] of photos.entries()) {
            if (answer.error) return answer;
            answer = await storeProofPhoto(db, proof.proof, index + 1, photo);
          }
          return answer;
        },
      invalidatesTags: changed,
      extraOptions: { success: words.stored, failure: words.notStored },
    }),
    deleteProof: build.mutation<null, { consignment: number; proof: string; reason: string }>({
      query:
        ({ proof, reason }) =>
        (db) =>
          db.rpc('delete_proof', { proof, reason }),
      invalidatesTags: changed,
      extraOptions: { success: words.deleted, failure: words.notDeleted },
    }),
  }),
});

export const { useConsignmentProofsQuery, useProofPhotosQuery, useAddProofMutation, useDeleteProofMutation } =
  proofApi;
