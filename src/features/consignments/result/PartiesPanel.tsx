import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FactList } from '@/ui/FactList';
import { lazyPart } from '@/ui/loading/lazyPart';
import { Panel } from '@/ui/Panel';
import { qrText, type TrackedConsignment } from '../consignment';

const QrCode = lazyPart(
  () => import(/* webpackChunkName: "qrcode" */ '@/ui/QrCode'),
  (part) => part.QrCode,
);

const asWritten = (label: string, value: string) => ({ label, value: <span translate="no">{value}</span> });

const party = (name: string, address: string, phone: string, email: string) => [
  asWritten('Name', name),
  asWritten('Address', address),
  asWritten('Phone', phone),
  asWritten('Email', email),
];

/** Sender, receiver, and a QR code with the essentials for another device. */
export function PartiesPanel({ consignment }: { consignment: TrackedConsignment }) {
  const { sendersName, sendersAddress, sendersPhone, sendersEmail } = consignment;
  const { recName, recAddress, recPhone, recEmail } = consignment;
  const columns = [
    { heading: 'Senders Information', facts: party(sendersName, sendersAddress, sendersPhone, sendersEmail) },
    { heading: 'Receivers Information', facts: party(recName, recAddress, recPhone, recEmail) },
  ];
  return (
    <Panel heading="Personal Information">
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr auto' }, gap: 4 }}
      >
        {columns.map(({ heading, facts }) => (
          <Box key={heading} sx={{ minWidth: 0 }}>
            <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
              {heading}
            </Typography>
            <FactList facts={facts} columnWidth="24rem" />
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
