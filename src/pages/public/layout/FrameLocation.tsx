import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/**
 * The links of the frame get the new location after the page itself has rendered. There are sixty of them, and the router
 * re-renders each on every navigation.
 */
export function FrameLocation({ children }: { children: ReactNode }) {
  const location = useContext(LocationContext);
  const [shown, setShown] = useState(location);
  useEffect(() => startTransition(() => setShown(location)), [location]);
  return <LocationContext value={shown}>{children}</LocationContext>;
}
