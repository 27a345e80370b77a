import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { legalLabels, privacyPolicy, RETENTION, terms } from '@/content/legal';
import { KeepingTable } from '@/features/privacy/KeepingTable';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { formatDay } from '@/ui/dates/formatDate';
import { Section } from '@/ui/Section';
import { useHashTarget } from '@/ui/useHashTarget';
import { Clause } from './Clause';
import { Contents } from './Contents';

const texts = { terms, privacy: privacyPolicy };

/** Terms and privacy: a table of contents beside a text of readable width. */
export function LegalPage({ text }: { text: keyof typeof texts }) {
  const { title, subtitle, updated, introduction, sections } = texts[text];
  useHashTarget();
  return (
    <>
      <Banner title={title} hint={subtitle} />
      <Section component="div">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, lg: '6.4rem' },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
          }}
        >
          <Contents sections={sections} />
          <Box sx={{ maxWidth: '72ch' }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {legalLabels.updated} <time dateTime={updated}>{formatDay(updated)}</time>
            </Typography>
            {introduction.map((paragraph) => (
              <Typography key={paragraph} sx={{ mb: 2, fontSize: 'h4.fontSize' }}>
                {paragraph}
              </Typography>
            ))}
            <BelowFirstView>
              {sections.map((section) => (
                <Fragment key={section.id}>
                  <Clause section={section} />
                  {section.id === RETENTION && <KeepingTable />}
                </Fragment>
              ))}
            </BelowFirstView>
          </Box>
        </Box>
      </Section>
    </>
  );
}
