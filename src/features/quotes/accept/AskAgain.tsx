import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { quotedCopy } from '@/content/quoted';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import { openDocument } from '@/ui/openDocument';
import type { QuoteRequest } from '../quoteRequest';
import { emptyQuote, quoteFrom } from '../request/quoteValues';

const words = quotedCopy.sameAgain;

/** Opens the form with what was asked before; only the day has to be chosen anew. What the form holds is replaced after a question. */
export function AskAgain({ request }: { request: QuoteRequest }) {
  const [isAsking, setAsking] = useState(false);
  const fill = () => keepDraft(storageKeys.quoteDraft, typedIn(quoteFrom(request), emptyQuote));
  const follow = (event: MouseEvent) => {
    if (!readDraft(storageKeys.quoteDraft)) return void fill();
    event.preventDefault();
    setAsking(true);
  };
  const replace = () => {
    fill();
    openDocument(paths.quote);
  };
  return (
    <div>
      <Button variant="primary" href={paths.quote} onClick={follow}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.replaceTitle}
        text={words.replaceText}
        verb={words.replace}
        busy={false}
        onCancel={() => setAsking(false)}
        onConfirm={replace}
      />
    </div>
  );
}
