/** As a person would write it: one short style sheet, the system's font, and no script. */
const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.65 Arial,sans-serif;color:#1f1a1b}
a{color:#8b1a1a}header,footer,section{padding:24px}header ul{display:flex;flex-wrap:wrap;gap:16px;padding:0;list-style:none}
footer{background:#171314;color:#d9cfcc}footer a{color:inherit}h1{font-size:40px;line-height:1.15}
svg{max-width:100%;height:auto}input,textarea,button{font:inherit;padding:12px}details{border-top:1px solid #e6dbd8}`;

/** The content of a written page in plain HTML: the same words, links, pictures and fields, without the app's styles. */
export const staticPage = (written: string): string => {
  const title = /<title>.*?<\/title>/.exec(written)?.[0] ?? '';
  const body = written
    .slice(written.indexOf('<body>'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<div id="root"[^>]*>/, '<div>')
    .replace(/ (class|style|data-[\w-]+|aria-controls)="[^"]*"/g, '');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">${title}<style>${STYLE}</style></head>
${body}`;
};
