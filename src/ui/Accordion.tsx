import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { accordion } from './accordionStyles';
import { LineIcon } from './LineIcon';

interface AccordionProps {
  /** Shared by its items, of which one is open at a time. */
  name: string;
  /** The first is open initially. */
  items: readonly { title: string; text: string }[];
}

/** For browsers that do not support `name` on a `<details>` and would leave the others open. */
const closeOthers = ({ currentTarget: { parentElement: pressed } }: SyntheticEvent) => {
  for (const item of pressed?.parentElement?.children ?? []) {
    if (item !== pressed) item.removeAttribute('open');
  }
};

/** Expandable titles, with a plus or minus icon, one open at a time. Native, so it works before any script runs. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <Box sx={accordion}>
      {items.map(({ title, text }, index) => (
        <details key={title} name={name} open={index === 0}>
          <summary onClick={closeOthers}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <LineIcon name="plus" size="2.4rem" />
            <LineIcon name="minus" size="2.4rem" />
          </summary>
          <Typography color="textSecondary">{text}</Typography>
        </details>
      ))}
    </Box>
  );
}
