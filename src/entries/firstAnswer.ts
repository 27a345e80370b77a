import { showEarlyAnswers } from '@/features/tracking/early/earlyAnswer';
import { showFirstFacts } from '@/features/tracking/early/showFirstFacts';
import { whenParsed } from '@/ui/loading/whenParsed';

// Before that, the templates of the facts may be missing: they stand behind a style sheet.
whenParsed(() => showEarlyAnswers(showFirstFacts));
