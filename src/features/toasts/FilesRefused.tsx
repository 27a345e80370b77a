import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { FILES_REFUSED } from '@/config/dom';
import { isAdminPath } from '@/config/paths';
import { filesCopy as words } from '@/content/files';
import { useAppDispatch } from '@/redux/hooks';
import { keepPage, refusePastedFiles } from '@/ui/foreignFiles';
import { toastRaised } from './toastsSlice';

/** Tells whoever drops or pastes a file where none is taken. */
export function FilesRefused() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const text = isAdminPath(pathname) ? words.staff : words.visitor(brand.emails.support);
  useEffect(() => {
    const tell = (event: Event) => {
      event.preventDefault();
      dispatch(toastRaised('error', text));
    };
    window.addEventListener(FILES_REFUSED, tell);
    return () => window.removeEventListener(FILES_REFUSED, tell);
  }, [dispatch, text]);
  useEffect(() => {
    const ends = [keepPage(), refusePastedFiles()]; // where the bootstrap keeps the page already, nothing is left to do
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}
