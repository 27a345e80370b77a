import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { ContactLink } from '@/ui/ContactLink';
import { partiesCopy } from '@/content/tracking';
import { FactList } from '@/ui/FactList';
import { Fold } from '@/ui/Fold';
import { lazyPart } from '@/ui/loading/lazyPart';
import { Panel } from '@/ui/Panel';
import { qrText, type ShownConsignment } from '@/domain/consignment/consignment';
import { groups } from '@/domain/consignment/field';
import { panelFacts, type PanelFact } from '@/domain/consignment/panelFacts';
import { GroupHeading } from './GroupHeading';

const QrCode = lazyPart(
  () => import(/* webpackChunkName: "qrcode" */ '@/ui/QrCode'),
  (part) => part.QrCode,
);

/** Names and addresses are not translated; what can be written to or called is a link. */
const asWritten = ({ label, value, contact }: PanelFact) => ({
  label,
  value:
    contact && typeof value === 'string' ? (
      <ContactLink kind={contact} text={value} />
    ) : (
      <span translate="no">{value}</span>
    ),
});

interface PartiesPanelProps {
  consignment: ShownConsignment;
  /** What opens the parties where they are locked. */
  opener?: ReactNode;
}

/** Sender, receiver, and a QR code with the essentials for another device. */
export function PartiesPanel({ consignment, opener }: PartiesPanelProps) {
  return (
    <Panel heading="Personal Information">
      {opener}
      <Fold summary={partiesCopy.fold}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr auto' },
            gap: 4,
            '@media print': { gap: '2rem', gridTemplateColumns: '1fr 1fr auto' },
          }}
        >
          {(['sender', 'receiver'] as const).map((party) => (
            <Box key={party} sx={{ minWidth: 0 }}>
              <GroupHeading>{groups[party]}</GroupHeading>
              <FactList
                facts={panelFacts(party, consignment).map(asWritten)}
                columnWidth="clamp(12rem, 20vw, 24rem)"
              />
            </Box>
          ))}
          <div>
            <GroupHeading>Scan this to see details</GroupHeading>
            <Box sx={{ width: 256, maxWidth: '100%', aspectRatio: '1', '@media print': { width: '2.8cm' } }}>
              <Suspense fallback={null}>
                <QrCode
                  text={qrText(consignment)}
                  title={`QR code of consignment ${consignment.trackingId}`}
                />
              </Suspense>
            </Box>
          </div>
        </Box>
      </Fold>
    </Panel>
  );
}
