import { noticesCopy as words } from '@/content/notices';
import { ErrorState } from '@/ui/ErrorState';
import { Panel } from '@/ui/Panel';
import { useUnsentNoticesQuery } from './noticesApi';
import { NoticeTable } from './NoticeTable';

/** Notices of all consignments that wait for a person's decision; nothing while there are none. */
export function UnsentNotices() {
  const { data, error, isFetching, refetch } = useUnsentNoticesQuery();
  if (error && !isFetching)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Panel heading={words.unsent}>
      <NoticeTable mails={data} isMixed />
    </Panel>
  );
}
