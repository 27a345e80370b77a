import { Fragment } from 'react';
import { linkify } from './linkify';

/** What somebody wrote, with its links. They say nothing of this page to the other site, and open beside it. */
export function MessageText({ text }: { text: string }) {
  return linkify(text, window.location.host).map(({ text: linkText, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {linkText}
      </a>
    ) : (
      <Fragment key={index}>{linkText}</Fragment>
    ),
  );
}
