import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { newConsignment, paths } from '@/config/paths';
import { firstStepNames, firstStepsCopy as words, type FirstStep } from '@/content/firstSteps';
import { SplitRow, SplitRows } from '@/ui/list/SplitRow';
import { notPrinted } from '@/ui/notPrinted';
import { Panel } from '@/ui/Panel';
import { useFirstStepsQuery, usePutFirstStepsAwayMutation } from './firstStepsApi';

const places: Record<FirstStep, string> = {
  company: paths.company,
  mail: paths.adminMail,
  hours: paths.adminSettings,
  notices: paths.adminSettings,
  staff: paths.adminStaff,
  secondFactor: paths.adminSettings,
  consignment: newConsignment(),
  backup: paths.adminHealth,
};

const round = {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.4rem',
  height: '2.4rem',
  mt: '0.1rem',
  border: '2px solid',
  borderColor: 'text.secondary',
  borderRadius: '50%',
  fontSize: '1.4rem',
  lineHeight: 1,
} as const;

function Step({ name, isDone }: { name: FirstStep; isDone: boolean }) {
  const { title, todo, link } = words.steps[name];
  return (
    <SplitRow centered>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Box
          role="img"
          aria-label={isDone ? words.done : words.open}
          sx={isDone ? { ...round, color: 'success.main', borderColor: 'success.main' } : round}
        >
          {isDone && <span aria-hidden>✓</span>}
        </Box>
        <div>
          <Typography sx={{ fontWeight: 600, color: isDone ? 'text.secondary' : undefined }}>
            {title}
          </Typography>
          {!isDone && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mt: 0.25 }}>
              {todo}
            </Typography>
          )}
        </div>
      </Box>
      {!isDone && (
        <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, ...notPrinted }}>
          <Button component={Link} to={places[name]} variant="formBack">
            {link}
          </Button>
          {name === 'consignment' && (
            <Button component={Link} to={paths.adminImport} variant="formBack">
              {words.import}
            </Button>
          )}
        </Box>
      )}
    </SplitRow>
  );
}

interface FirstStepsPanelProps {
  /** Whether the page is where the list stands once it was put away. */
  isAwayHere?: boolean;
}

/** What is still to be done in a new company; nothing once all is, where it was put away, and before that is known. */
export function FirstStepsPanel({ isAwayHere = false }: FirstStepsPanelProps) {
  const { data } = useFirstStepsQuery();
  const [putAway, { isLoading }] = usePutFirstStepsAwayMutation();
  if (!data || data.putAway !== isAwayHere) return null;
  const doneCount = firstStepNames.filter((name) => data.done[name]).length;
  if (doneCount === firstStepNames.length) return null;
  return (
    <Panel heading={words.heading}>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {words.hint}
      </Typography>
      <Typography sx={{ my: 1.5, fontWeight: 600 }}>
        {words.progress(doneCount, firstStepNames.length)}
      </Typography>
      <SplitRows>
        {firstStepNames.map((name) => (
          <Step key={name} name={name} isDone={data.done[name]} />
        ))}
      </SplitRows>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, ...notPrinted }}>
        <Button loading={isLoading} onClick={() => void putAway(!isAwayHere)} sx={{ ml: -1 }}>
          {isAwayHere ? words.bringBack : words.putAway}
        </Button>
        {!isAwayHere && <Typography color="textSecondary">{words.putAwayHint}</Typography>}
      </Box>
    </Panel>
  );
}
