import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { quotedCopy as words } from '@/content/quoted';
import { keepDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import type { QuoteRequest } from '../quoteRequest';
import { emptyQuote, quoteFrom } from '../request/quoteValues';

/** Opens the form with what was asked before; only the day has to be chosen anew. */
export function AskAgain({ asked }: { asked: QuoteRequest }) {
  return (
    <div>
      <Button
        variant="primary"
        href={paths.quote}
        onClick={() => keepDraft(storageKeys.quoteDraft, typedIn(quoteFrom(asked), emptyQuote))}
      >
        {words.same}
      </Button>
    </div>
  );
}
