import { createContext } from 'react';

export interface OpenedLink {
  /** Its token has the form of one: otherwise the link was cut or changed on its way. */
  isWhole: boolean;
  /** Opens another token in its place. */
  onOpen: (token: string) => void;
}

/** The link that a page is about. */
export const LinkContext = createContext<OpenedLink>({ isWhole: true, onOpen: () => undefined });
