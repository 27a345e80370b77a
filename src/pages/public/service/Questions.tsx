import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServiceQuestion } from '@/content/services';
import { Disclosure } from '@/ui/Disclosure';

export function Questions({ questions }: { questions: readonly ServiceQuestion[] }) {
  return (
    <Box sx={{ '& > details': { borderTop: '1px solid', borderColor: 'divider' } }}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Typography color="textSecondary">{answer}</Typography>
        </Disclosure>
      ))}
    </Box>
  );
}
