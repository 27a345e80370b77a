import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { transitCopy } from '@/content/transitTimes';
import type { FoundLanes, EndMatch } from '../findLanesApi';
import { endText } from './endText';
import { searchFor, type Sought } from './sought';

const { results: words } = transitCopy;

interface EndChoiceProps {
  sought: Sought;
  end: 'from' | 'to';
  meant: EndMatch | null;
  otherMatches: readonly EndMatch[];
}

function EndChoice({ sought, end, meant, otherMatches }: EndChoiceProps) {
  if (otherMatches.length === 0) return meant ? null : <Typography>{words.unknown(sought[end])}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography component="span">
        {meant ? words.taken(endText(meant, sought[end])) : words.which(sought[end])}
      </Typography>
      {otherMatches.map((other) => (
        <Button
          key={`${other.code} ${other.name}`}
          variant="formBack"
          component={Link}
          to={{ search: searchFor({ ...sought, [end]: other.code ?? other.name }) }}
        >
          {endText(other, other.name)}
        </Button>
      ))}
    </Box>
  );
}

/** As what each end was taken, and as what else it can be: one press looks for that. */
export function EndChoices({ sought, foundLanes }: { sought: Sought; foundLanes: FoundLanes }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      <EndChoice
        end="from"
        meant={foundLanes.origin}
        otherMatches={foundLanes.otherOrigins}
        sought={sought}
      />
      <EndChoice
        end="to"
        meant={foundLanes.destination}
        otherMatches={foundLanes.otherDestinations}
        sought={sought}
      />
    </Box>
  );
}
