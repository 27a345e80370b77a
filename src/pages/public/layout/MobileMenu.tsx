import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { quotePageCopy } from '@/content/quotes';
import { LineIcon } from '@/ui/LineIcon';
import { drawer } from './drawer';
import { linksAfterServices, linksBeforeServices, mobileServiceLinks, type SiteLink } from './siteLinks';

const entry = ({ label, path }: SiteLink) => (
  <li key={path}>
    <NavLink to={path} end>
      {label}
    </NavLink>
  </li>
);

/**
 * The slide-out menu of narrow screens. A native `<details>`: it opens and closes before any script runs, as the area
 * beside it is part of its `<summary>`.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    if (shownKey.current === key) return; // opened before hydration
    shownKey.current = key;
    menu.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      event.preventDefault(); // handled: it closes nothing else
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <Box component="details" ref={menu} sx={drawer}>
      <summary>
        <LineIcon name="menu" size="2.8rem" />
        <LineIcon name="close" size="2.8rem" />
        <span>Open menu</span>
        <span>Close menu</span>
      </summary>
      <nav aria-label="Menu">
        <ul>
          {linksBeforeServices.map(entry)}
          <li>
            <details>
              <summary>
                Services
                <LineIcon name="down" size="2rem" />
              </summary>
              <ul>{mobileServiceLinks.map(entry)}</ul>
            </details>
          </li>
          {linksAfterServices.map(entry)}
          {entry({ label: quotePageCopy.label, path: paths.quote })}
        </ul>
      </nav>
    </Box>
  );
}
