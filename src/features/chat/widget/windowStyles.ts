import { brand } from '@/brand/brand';
import { notPrinted } from '@/ui/notPrinted';

/** A card in the corner; on phones it fills the area that the keyboard leaves visible. */
export const windowStyles = {
  position: 'fixed',
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: brand.colors.ground,
  color: 'text.primary',
  boxShadow: 12,
  top: { xs: 'var(--visible-top, 0px)', md: 'auto' },
  left: { xs: 0, md: 'auto' },
  right: { xs: 0, md: '2.4rem' },
  bottom: { md: '2.4rem' },
  width: { md: '40rem' },
  height: { xs: 'var(--visible-height, 100dvh)', md: 'min(64rem, 100dvh - 4.8rem)' },
  border: { md: '1px solid' },
  borderColor: { md: 'divider' },
  borderRadius: { md: '1.2rem' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'chat-in 160ms ease-out',
    '@keyframes chat-in': { from: { opacity: 0, transform: 'translateY(1.2rem)' } },
  },
  ...notPrinted,
} as const;
