import { ActivityPanel } from '@/features/consignments/audit/ActivityPanel';
import type { Consignment } from '@/features/consignments/consignment';
import type { EventEntry } from '@/features/consignments/journeyApi';
import { LegsPanel } from '@/features/consignments/legs/LegsPanel';
import { NoticesPanel } from '@/features/consignments/notices/NoticesPanel';
import { PartyWordsPanel } from '@/features/consignments/parties/PartyWordsPanel';
import { PiecesPanel } from '@/features/consignments/pieces/PiecesPanel';
import { ProofPanel } from '@/features/consignments/proof/ProofPanel';
import { ShareLinksPanel } from '@/features/consignments/shareLinks/ShareLinksPanel';
import { EntriesPanel } from '@/features/consignments/updates/EntriesPanel';
import { EtaPanel } from '@/features/consignments/updates/EtaPanel';
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
export { AddUpdate } from '@/features/consignments/updates/AddUpdate';
export { NextUpdates } from '@/features/consignments/updates/NextUpdates';
