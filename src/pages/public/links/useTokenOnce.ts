import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token in the fragment of the address, which it is removed from: it stays in no history, no bookmark and on no screen that
 * is shared. It is kept for as long as the page is open, or until another link is opened in its place.
 */
export const useTokenOnce = (): string => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const found = hash.slice(1);
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};
