import { retryForever } from './retryForever';
import { withRenewal } from './withRenewal';

/** Loads a part of the app, however often its download fails, or anew with the page if it is gone with its build. */
export const retryPart = <Part>(load: () => Promise<Part>): Promise<Part> => retryForever(withRenewal(load));
