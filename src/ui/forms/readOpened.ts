import { storageKeys } from '@/config/storageKeys';
import { readDraft } from './sessionDraft';

/** What a form was opened with, for as long as it has a draft; undefined without one. */
export const readOpened = <Opened extends object>(draftKey: string): Partial<Opened> | undefined =>
  readDraft(draftKey) && readDraft<Opened>(storageKeys.openedWith(draftKey));
