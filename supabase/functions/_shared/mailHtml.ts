import { mailBrand } from './brand.ts';
import { mailCopy } from './mailCopy.ts';
import type { MailMessage, MailParagraph } from './mailMessage.ts';
import { lightPalette as light } from './mailPalette.ts';
import { mailStyles } from './mailStyles.ts';
import { directionOf, escapeHtml, escapeLines, style } from './markup.ts';

/** The button of a mail that the site sends by itself, and why it was sent. */
export interface MailLink {
  action: string;
  url: string;
  reason: string;
}

/** How the receiver ends mails of this kind. */
export interface LeaveLink {
  text: string;
  url: string;
}

/** The input that the parts of one mail are rendered from. */
export interface MailParts {
  message: MailMessage;
  preheader: string;
  /** The address of the tracking page; absent without a tracking id. */
  trackingUrl?: string;
  link?: MailLink;
  leave?: LeaveLink;
  /** Why somebody gets it, in the footer of a mail without a link. */
  reason?: string;
}

/** Why the receiver gets this mail. */
export const reasonOf = ({ message, link, reason }: MailParts): string =>
  reason ?? link?.reason ?? mailCopy.reason(message);

const FONT = "font-family:Poppins,'Segoe UI',Helvetica,Arial,sans-serif";
const WIDTH = 600;
const ALIGN = { left: 'left', center: 'center', justify: 'justify', right: 'right' } as const;
const WEIGHT = { normal: '400', bold: '700' } as const;
const COLOR = {
  black: { name: 'ink', value: light.ink },
  red: { name: 'red', value: light.red },
} as const;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${attributes}>${rows}</table>`;

const paragraph = ({ paragraph: text, color, bold, textAlign }: MailParagraph): string => {
  const { name, value } = COLOR[color];
  const look = style(
    'margin:0 0 16px',
    FONT,
    'font-size:16px',
    'line-height:26px',
    `color:${value}`,
    `font-weight:${WEIGHT[bold]}`,
    `text-align:${ALIGN[textAlign]}`,
    'overflow-wrap:anywhere',
    'word-break:break-word',
  );
  return `<p class="${name}" dir="${directionOf(text)}" ${look}>${escapeLines(text)}</p>`;
};

const header = ({ message }: MailParts): string => {
  const plate = style(
    `background-color:${light.plate}`,
    `color:${light.plateText}`,
    `border-bottom:4px solid ${mailBrand.colors.primary.dark}`,
    'padding:22px 40px 18px',
  );
  const logo = style(FONT, 'font-size:22px', 'line-height:28px', 'font-weight:700', 'letter-spacing:0.2px');
  return `<tr><td class="plate gutter" bgcolor="${light.plate}" ${plate}><span ${logo}>${escapeHtml(message.sendersName)}</span></td></tr>`;
};

const title = ({ message: { subject } }: MailParts): string => {
  const look = style(
    'margin:0 0 20px',
    FONT,
    'font-size:22px',
    'line-height:30px',
    'font-weight:700',
    `color:${light.ink}`,
    'overflow-wrap:anywhere',
  );
  return `<h1 class="ink" dir="${directionOf(subject)}" ${look}>${escapeHtml(subject)}</h1>`;
};

const button = (url: string, text: string): string => {
  const look = style(
    FONT,
    'display:inline-block',
    `background-color:${light.plate}`,
    `color:${light.plateText}`,
    'font-size:15px',
    'line-height:20px',
    'font-weight:700',
    'text-decoration:none',
    'padding:12px 20px',
    'border-radius:4px',
    'mso-padding-alt:0',
  );
  const outlook = (width: string) =>
    `<!--[if mso]><i style="mso-font-width:${width};mso-text-raise:18pt">&nbsp;</i><![endif]-->`; // ignores link padding
  return `<a class="plate" target="_blank" href="${escapeHtml(url)}" ${look}>${outlook('150%')}${text}${outlook('150%')}</a>`;
};

const linked = ({ link }: MailParts): string =>
  link ? `<p ${style('margin:8px 0 24px')}>${button(link.url, link.action)}</p>` : '';

const tracking = ({ message: { trackingId = '' }, trackingUrl }: MailParts): string => {
  if (!trackingUrl) return '';
  const box = style(
    `background-color:${light.panel}`,
    `border:1px solid ${light.rule}`,
    'border-radius:6px',
    'padding:20px 24px',
  );
  const label = style(FONT, 'margin:0', 'font-size:13px', 'line-height:20px', `color:${light.soft}`);
  const id = style(
    FONT,
    'margin:0 0 14px',
    'font-size:22px',
    'line-height:30px',
    'font-weight:700',
    'letter-spacing:2px',
    `color:${light.ink}`,
  );
  const content = `<p class="soft" ${label}>${mailCopy.trackingLabel}</p><p class="ink" ${id}>${escapeHtml(trackingId)}</p>${button(trackingUrl, mailCopy.trackingAction)}`;
  return table(
    style('margin:8px 0 16px'),
    `<tr><td class="panel" bgcolor="${light.panel}" ${box}>${content}</td></tr>`,
  );
};

const footer = (parts: MailParts): string => {
  const { legalName, headquarters, phone, emails } = mailBrand;
  const cell = style(`border-top:1px solid ${light.rule}`, 'padding:20px 40px 28px');
  const small = style(FONT, 'margin:0 0 6px', 'font-size:13px', 'line-height:20px', `color:${light.soft}`);
  const link = style(`color:${light.soft}`, 'text-decoration:underline');
  const { leave } = parts;
  const lines = [
    reasonOf(parts),
    ...(leave
      ? [
          `<a class="soft" target="_blank" href="${escapeHtml(leave.url)}" ${link}>${escapeHtml(leave.text)}</a>`,
        ]
      : []),
    `<strong>${legalName}</strong>`,
    headquarters,
    `<a class="soft" target="_blank" href="${phone.href}" ${link}>${phone.display}</a> &middot; <a class="soft" target="_blank" href="mailto:${emails.support}" ${link}>${emails.support}</a>`,
  ];
  return `<tr><td class="rule gutter" ${cell}>${lines.map((line) => `<p class="soft" ${small}>${line}</p>`).join('')}</td></tr>`;
};

const card = (parts: MailParts): string => {
  const body = style('padding:32px 40px 16px');
  const content = `${title(parts)}${parts.message.message.map(paragraph).join('\n')}${tracking(parts)}${linked(parts)}`;
  const rows = `${header(parts)}\n<tr><td class="gutter" ${body}>${content}</td></tr>\n${footer(parts)}`;
  const look = style(`max-width:${WIDTH}px`, `background-color:${light.card}`);
  return table(`class="card" align="center" bgcolor="${light.card}" ${look}`, rows);
};

/** Mail clients show the beginning of a mail in their list; the padding keeps what follows the preheader out of it. */
const hidden = (preheader: string): string =>
  `<div ${style('display:none', 'overflow:hidden', 'max-height:0', 'max-width:0', 'opacity:0', 'mso-hide:all')}>${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

/** The HTML part: styled with tables and inline styles only, since Outlook and Gmail drop the rest. */
export const mailHtml = (parts: MailParts): string => {
  const page = style('margin:0', 'padding:0', 'width:100%', `background-color:${light.page}`);
  const outer = table(
    `class="page" bgcolor="${light.page}" ${style(`background-color:${light.page}`)}`,
    `<tr><td class="outer" align="center" ${style('padding:24px 12px')}>
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${card(parts)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
  );
  return `<!doctype html>
<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(parts.message.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${mailStyles}</style>
</head>
<body class="page" ${page}>
${hidden(parts.preheader)}
${outer}
</body>
</html>
`;
};
