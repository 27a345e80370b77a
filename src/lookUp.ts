import { showEarlyAnswers } from '@/features/consignments/early/earlyAnswer';
import { showFirstFacts } from '@/features/consignments/early/showFirstFacts';

/** The tracking page's bootstrap: shows the first facts of a search before the app is there. */
showEarlyAnswers(showFirstFacts);
