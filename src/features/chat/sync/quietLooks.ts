import { askQuietly, isSame } from '@/redux/quietly';
import { mergeConversation, type ChatLine } from '../chat';
import { conversationOf, readNews, readSummaries, summariesOf, type Ask } from '../chatApi';
import { listCall } from '../chatRequests';
import { selectChat } from '../chatSlice';
import type { Sync } from './sync';

/**
 * While the channel is proven alive, polls rarely find anything: they first ask the server, without an action in the store,
 * whether there is anything new. After a failed read they read as usual, so that the page shows that it works again.
 */
export const createQuietLooks = ({ dispatch, getState }: Sync) => {
  const ask: Ask = (request) => dispatch(askQuietly(request));
  const isFailing = (key: string) => key in selectChat(getState()).failures;
  let listedAt = Date.now();

  /** The end of a snooze is not announced, and changes what a filter finds. */
  const isSnoozeOver = (until: number) =>
    summariesOf(getState())?.some(({ snoozedUntil }) => {
      const end = snoozedUntil ? Date.parse(snoozedUntil) : 0;
      return end > listedAt && end <= until;
    }) ?? false;

  return {
    hasChatNews: async (line: ChatLine) => {
      const conversation = conversationOf(getState(), line);
      if (!conversation || isFailing(line.key)) return true;
      const { data } = await readNews(line, getState, ask);
      return !data || mergeConversation(conversation, data) !== conversation;
    },
    hasListNews: async () => {
      const summaries = summariesOf(getState());
      if (!summaries || isFailing('list')) return true;
      const now = Date.now();
      const { data } = await readSummaries(selectChat(getState()).listed, ask, listCall);
      const hasNews = !isSame(data, summaries) || isSnoozeOver(now);
      listedAt = now;
      return hasNews;
    },
  };
};
