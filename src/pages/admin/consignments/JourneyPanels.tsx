import { ActivityPanel } from '@/features/audit/ActivityPanel';
import type { Consignment } from '@/domain/consignment/consignment';
import type { EventEntry } from '@/domain/journey/entries';
import { LegsPanel } from '@/features/journey/legs/LegsPanel';
import { NoticesPanel } from '@/features/notices/NoticesPanel';
import { PartyWordsPanel } from '@/features/sharing/parties/PartyWordsPanel';
import { PiecesPanel } from '@/features/pieces/PiecesPanel';
import { ProofPanel } from '@/features/proofs/ProofPanel';
import { ShareLinksPanel } from '@/features/sharing/links/ShareLinksPanel';
import { EntriesPanel } from '@/features/journey/updates/EntriesPanel';
import { EtaPanel } from '@/features/journey/updates/EtaPanel';
import { PartStack } from '@/ui/PartBoundary';

interface JourneyPanelsProps {
  consignment: Consignment;
  onCorrect: (entry: EventEntry) => void;
}

/** What the admin sees and does of a journey beyond what visitors see. */
export function JourneyPanels({ consignment, onCorrect }: JourneyPanelsProps) {
  return (
    <PartStack spacing={3}>
      <EtaPanel consignment={consignment} />
      <PiecesPanel consignment={consignment} />
      <LegsPanel consignment={consignment} />
      <EntriesPanel consignment={consignment.id} onCorrect={onCorrect} />
      <ProofPanel consignment={consignment} />
      <NoticesPanel
        consignment={consignment.id}
        addresses={{ sender: consignment.sendersEmail, receiver: consignment.recEmail }}
      />
      <PartyWordsPanel consignment={consignment.id} />
      <ShareLinksPanel consignment={consignment.id} />
      <ActivityPanel consignment={consignment.id} />
    </PartStack>
  );
}

export { CorrectDetails } from '@/features/consignments/correct/CorrectDetails';
export { AddUpdate } from '@/features/journey/updates/AddUpdate';
export { NextUpdates } from '@/features/journey/updates/NextUpdates';
