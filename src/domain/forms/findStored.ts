import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { formRefusal } from './refusal';

interface Answer<Row> {
  data?: readonly Row[];
  error?: ApiError | SerializedError;
}

/** Whether a list, which is read anew, has the row that is meant; or why that is not known. */
export const findStored = async <Row>(
  readRows: () => PromiseLike<Answer<Row>>,
  isMeant: (row: Row) => boolean,
): Promise<boolean | string> => {
  const { data = [], error } = await readRows();
  return formRefusal(error) ?? data.some(isMeant);
};
