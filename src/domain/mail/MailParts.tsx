import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { mailCopy } from '@/content/mail';
import { showMailAs } from './mailFunctions';

type View = keyof typeof mailCopy.previewTabs;
const views = Object.keys(mailCopy.previewTabs) as View[];

const width = { desktop: 640, phone: 320, dark: 640, text: 640 };

const frame = { width: '100%', height: '100%', border: 0, display: 'block' } as const;

interface MailPartsProps {
  /** The accessible name of the whole. */
  label: string;
  html: string;
  text: string;
}

/** Both parts of a mail, and the HTML part at several widths and in the dark. It cannot run scripts or navigate. */
export function MailParts({ label, html, text }: MailPartsProps) {
  const [view, setView] = useState<View>('desktop');
  const id = useId();
  return (
    <Paper component="section" aria-label={label} variant="outlined" sx={{ overflow: 'hidden' }}>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        variant="fullWidth"
        aria-label={label}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {views.map((view) => (
          <Tab
            key={view}
            value={view}
            id={`${id}-${view}`}
            aria-controls={`${id}-panel`}
            label={mailCopy.previewTabs[view]}
            sx={{ minWidth: 0, px: 1 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        sx={{ bgcolor: view === 'dark' ? 'secondary.dark' : 'grey.100' }}
      >
        <Box sx={{ width: width[view], maxWidth: '100%', height: '64rem', mx: 'auto' }}>
          {view === 'text' ? (
            <Typography
              component="pre"
              dir="auto"
              // Makes a long mail scrollable by keyboard.
              tabIndex={0}
              sx={{
                m: 0,
                p: 2.5,
                height: '100%',
                overflow: 'auto',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                fontFamily: 'monospace',
                fontSize: '1.4rem',
              }}
            >
              {text}
            </Typography>
          ) : (
            <iframe
              title={mailCopy.previewFrame}
              sandbox=""
              srcDoc={showMailAs(html, view === 'dark' ? 'dark' : 'light')}
              style={frame}
            />
          )}
        </Box>
      </Box>
    </Paper>
  );
}
