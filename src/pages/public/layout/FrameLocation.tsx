import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/**
 * The links of the frame learn where the visitor is a beat after the page itself is drawn. There are sixty of them, each
 * of which the router draws again at every change of the page.
 */
export function FrameLocation({ children }: { children: ReactNode }) {
  const location = useContext(LocationContext);
  const [shown, setShown] = useState(location);
  useEffect(() => startTransition(() => setShown(location)), [location]);
  return <LocationContext value={shown}>{children}</LocationContext>;
}
