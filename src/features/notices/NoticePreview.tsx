import { useMemo } from 'react';
import { noticeRulesCopy } from '@/content/notices';
import { previewMail } from '@/domain/mail/mailFunctions';
import { MailParts } from '@/domain/mail/MailParts';
import { noticeMail, type NoticeContent } from './noticeMail';

/** A notice as it leaves, by the function that writes it. */
export function NoticePreview({ content }: { content: NoticeContent }) {
  const { html, text } = useMemo(() => {
    const siteUrl = window.location.origin;
    const siteMail = noticeMail(content, { email: 'reader@example.com', siteUrl, now: 0 });
    return previewMail(siteMail, siteUrl);
  }, [content]);
  return <MailParts label={noticeRulesCopy.preview} html={html} text={text} />;
}
