import { useMemo } from 'react';
import { noticeRulesCopy } from '@/content/notices';
import { noticeMail, siteMail, type NoticeContent } from './noticeMail';

const frame = { width: '100%', height: '56rem', border: '1px solid currentColor', display: 'block' } as const;

/** A notice as it leaves, by the function that writes it. It cannot run scripts or navigate. */
export function NoticePreview({ content }: { content: NoticeContent }) {
  const html = useMemo(() => {
    const siteUrl = window.location.origin;
    const written = noticeMail(content, { email: 'reader@example.com', siteUrl, now: 0 });
    return siteMail(written, { siteUrl, from: 'office@example.com' }).html;
  }, [content]);
  return <iframe title={noticeRulesCopy.preview} sandbox="" srcDoc={html} style={frame} />;
}
