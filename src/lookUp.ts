import { showEarlyAnswers } from '@/features/tracking/early/earlyAnswer';
import { showFirstFacts } from '@/features/tracking/early/showFirstFacts';

const start = () => showEarlyAnswers(showFirstFacts);

/**
 * The tracking page's bootstrap: shows the first facts of a search before the app is there. This script may come before the
 * style sheet in the page, behind which the browser has not read the templates of the facts yet.
 */
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
