import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FactList, type Fact } from '@/ui/FactList';
import { lazyPart } from '@/ui/loading/lazyPart';
import { Panel } from '@/ui/Panel';
import { qrText, type TrackedConsignment } from '../consignment';
import { groups } from '../field';
import { panelFacts } from './panelFacts';

const QrCode = lazyPart(
  () => import(/* webpackChunkName: "qrcode" */ '@/ui/QrCode'),
  (part) => part.QrCode,
);

/** Names and addresses are not translated. */
const asWritten = ({ label, value }: Fact) => ({ label, value: <span translate="no">{value}</span> });

/** Sender, receiver, and a QR code with the essentials for another device. */
export function PartiesPanel({ consignment }: { consignment: TrackedConsignment }) {
  return (
    <Panel heading="Personal Information">
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr auto' }, gap: 4 }}
      >
        {(['sender', 'receiver'] as const).map((party) => (
          <Box key={party} sx={{ minWidth: 0 }}>
            <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
              {groups[party]}
            </Typography>
            <FactList facts={panelFacts(party, consignment).map(asWritten)} columnWidth="24rem" />
          </Box>
        ))}
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
            Scan this to see details
          </Typography>
          <Box sx={{ width: 256, maxWidth: '100%', aspectRatio: '1' }}>
            <Suspense fallback={null}>
              <QrCode text={qrText(consignment)} title={`QR code of consignment ${consignment.trackingId}`} />
            </Suspense>
          </Box>
        </div>
      </Box>
    </Panel>
  );
}
