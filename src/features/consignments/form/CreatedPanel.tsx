import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { mailAbout, paths, printConsignment, trackedPath } from '@/config/paths';
import { createdCopy as words } from '@/content/newConsignment';
import { Panel } from '@/ui/Panel';
import { useCopy } from '@/ui/useCopy';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Created } from '@/domain/consignment/consignmentsApi';

interface CreatedPanelProps {
  created: Created;
  ref: Ref<HTMLElement>;
  onAnother: () => void;
  onDuplicate: () => void;
  onDismiss: () => void;
}

/** What usually follows: the number is passed on, the page looked at, the customer told, or the next one entered. */
export function CreatedPanel({ created, ref, onAnother, onDuplicate, onDismiss }: CreatedPanelProps) {
  const { id, trackingId } = created;
  const { copied, copy } = useCopy(trackingId, words);
  return (
    <Panel heading={words.heading} ref={ref}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography component="p" sx={{ fontSize: '2.4rem', fontWeight: 600, letterSpacing: '0.04em' }}>
          <Box component="span" sx={visuallyHidden}>{`${words.number}: `}</Box>
          <span translate="no">{trackingId}</span>
        </Typography>
        <Button variant="formBack" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      </Box>
      {copied === false && <Typography sx={{ mb: 2 }}>{words.byHand}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="formBack" component={Link} to={paths.adminConsignment(id)}>
          {words.view}
        </Button>
        <Button variant="formBack" href={trackedPath(trackingId)} target="_blank" rel="noopener">
          {words.publicPage}
          <Box component="span" sx={visuallyHidden}>{`, ${words.elsewhere}`}</Box>
        </Button>
        <Button variant="formBack" component={Link} to={mailAbout(id)}>
          {words.mail}
        </Button>
        <Button variant="formBack" component={Link} to={printConsignment(id)}>
          {words.print}
        </Button>
        <Button variant="formBack" onClick={onDuplicate}>
          {words.duplicate}
        </Button>
        <Button variant="main" onClick={onAnother}>
          {words.another}
        </Button>
        <Button onClick={onDismiss}>{words.dismiss}</Button>
      </Box>
    </Panel>
  );
}
