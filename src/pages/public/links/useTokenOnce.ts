import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLinkToken, STOP, type LinkToken } from '@/config/linkAddress';

/** Kept with the entry of the history, so that a reload is told from a link whose token was lost on its way. */
const OPENED = { isOpened: true };
const wasOpened = (state: unknown) => (state as Partial<typeof OPENED> | null)?.isOpened === true;

const NO_TOKEN: LinkToken = { token: '', isWhole: false, stops: false };

/**
 * The token in the fragment of the address, which it is removed from: it stays in no history, no bookmark and on no screen that
 * is shared. It is kept for as long as the page is open, or until another link is opened in its place.
 */
export const useTokenOnce = () => {
  const location = useLocation();
  const { hash, search, pathname } = location;
  const navigate = useNavigate();
  const [keptLink, setKeptLink] = useState({ text: '', link: NO_TOKEN });
  const text = search + hash;
  if (text !== '' && text !== keptLink.text) {
    const link = readLinkToken(text);
    setKeptLink({ text, link: link.token === '' ? keptLink.link : link });
  }
  useEffect(() => {
    if (text) void navigate(pathname, { replace: true, state: hash ? OPENED : null });
  }, [text, hash, pathname, navigate]);
  const { stops } = keptLink.link;
  const onOpen = useCallback(
    (token: string) => void navigate(`${pathname}#${stops ? STOP : ''}${token}`, { replace: true }),
    [navigate, pathname, stops],
  );
  return { ...keptLink.link, wasOpened: wasOpened(location.state), onOpen };
};
