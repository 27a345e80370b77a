import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { noticesCopy as words } from '@/content/notices';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { useUnsentNoticesQuery } from './noticesApi';
import { NoticeTable } from './NoticeTable';

/** Notices of all consignments that wait for a person's decision; nothing until there is one. */
export function UnsentNotices() {
  const { data, error, isFetching, refetch } = useUnsentNoticesQuery();
  const [isShown, setIsShown] = useState(false);
  const panel = useFocusOnChange(data?.length);
  if (data && data.length > 0 && !isShown) setIsShown(true);
  if (error && !isFetching)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data || !isShown) return null;
  return (
    <Panel heading={words.unsent} ref={panel}>
      {data.length > 0 ? <NoticeTable mails={data} isMixed /> : <Typography>{words.allDecided}</Typography>}
    </Panel>
  );
}
