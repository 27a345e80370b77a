import { Fragment } from 'react';
import { linkify } from './linkify';

/** What somebody wrote, with its links. They say nothing of this page to the other site, and open beside it. */
export function MessageText({ text }: { text: string }) {
  return linkify(text, window.location.host).map(({ text: shown, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {shown}
      </a>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    ),
  );
}
