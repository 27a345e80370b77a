import { brand } from '@/brand/brand';

/** The panel of a menu entry. `visibility` keeps its links unreachable while it is closed. */
export const submenu = (isOpen: boolean, isHydrated: boolean) => ({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  minWidth: '26rem',
  m: 0,
  p: '0.8rem',
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderTop: '3px solid',
  borderTopColor: 'primary.main',
  borderRadius: '0 0 4px 4px',
  visibility: isOpen ? 'visible' : 'hidden',
  ...(!isHydrated && { 'li:hover > &, li:focus-within > &': { visibility: 'visible' } }),
  '& a': {
    display: 'block',
    p: '1rem 1.4rem',
    borderRadius: 1,
    color: 'text.primary',
    fontSize: 'body2.fontSize',
    textDecoration: 'none',
  },
  '& a:hover, & a[aria-current]': { bgcolor: brand.colors.tint, color: 'primary.main' },
});
