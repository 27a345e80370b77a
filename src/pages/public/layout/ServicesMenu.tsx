import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { serviceLinks } from '@/content/serviceLinks';
import { LineIcon } from '@/ui/LineIcon';
import { useHydrated } from '@/ui/loading/useHydrated';
import { navItem } from './navItem';
import { submenu } from './submenu';

/**
 * All seven services, shown on hover or by the button. Before hydration it works by CSS alone; if it is open then, it stays
 * open.
 */
export function ServicesMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openBy, setOpenBy] = useState<'hover' | 'press'>();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const isOpen = openBy !== undefined;

  useEffect(() => {
    const entry = button.current?.parentElement;
    if (entry?.matches(':hover')) setOpenBy('hover');
    if (entry?.querySelector('ul:focus-within')) setOpenBy('press');
    // While it is hovered, the focus may be anywhere.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenBy(undefined);
      if (entry?.contains(document.activeElement)) button.current?.focus();
    };
    // In Safari a tapped button has no focus to lose, and `:hover` stays after a tap.
    const closeOutside = ({ target }: Event) => {
      if (!entry?.contains(target as Node)) setOpenBy(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);
  const isHere = serviceLinks.some(({ path }) => path === pathname);

  const close = () => setOpenBy(undefined);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <Box
      component="li"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setOpenBy('hover')}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      onBlur={closeWhenLeft}
      sx={{ position: 'relative', display: 'flex', alignItems: 'center', minHeight: '7.2rem' }}
    >
      <Box
        component="button"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => setOpenBy(openBy === 'press' ? undefined : 'press')}
        sx={navItem}
      >
        Services
        <LineIcon name="down" size="1.6rem" />
      </Box>
      <Box component="ul" id={id} sx={submenu(isOpen, isHydrated)}>
        {serviceLinks.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
