import Box from '@mui/material/Box';
import { plainList } from './plainList';

interface RuledListProps {
  items: readonly string[];
  /** Two columns where there is room. */
  wide?: boolean;
}

/** Short statements, each under a line. */
export function RuledList({ items, wide }: RuledListProps) {
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        columnGap: '4.8rem',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: wide ? 'repeat(2, minmax(0, 1fr))' : undefined },
        '& > li': {
          position: 'relative',
          py: '1.6rem',
          pl: '2.4rem',
          borderTop: '1px solid',
          borderColor: 'divider',
        },
        '& > li::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: '2.5rem',
          width: '0.8rem',
          height: '0.8rem',
          bgcolor: 'primary.main',
        },
      }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
