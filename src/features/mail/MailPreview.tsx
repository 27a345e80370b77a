import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { mailCopy } from '@/content/mail';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { toMessage, type MailValues } from './mailForm';
import { renderMail, showMailAs } from './renderedMail';

/** Rendering the page again on every keystroke would flicker. */
const REST_MS = 250;

type View = keyof typeof mailCopy.previewTabs;
const views = Object.keys(mailCopy.previewTabs) as View[];

const width = { desktop: 640, phone: 320, dark: 640, text: 640 };

const frame = { width: '100%', height: '100%', border: 0, display: 'block' } as const;

/** The mail as it will arrive, rendered by the function that renders the mail itself. It cannot run scripts or navigate. */
export function MailPreview({ values }: { values: MailValues }) {
  const [view, setView] = useState<View>('desktop');
  const id = useId();
  const settled = useDebouncedValue(values, REST_MS);
  const { html, text } = useMemo(() => {
    const message = toMessage(settled);
    return renderMail({ ...message, subject: message.subject || mailCopy.untitled }, window.location.origin);
  }, [settled]);
  return (
    <Paper component="section" aria-label={mailCopy.preview} variant="outlined" sx={{ overflow: 'hidden' }}>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        variant="fullWidth"
        aria-label={mailCopy.preview}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {views.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={mailCopy.previewTabs[one]}
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
