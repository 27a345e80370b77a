import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { brand } from '../src/brand/brand';
import { socialCard } from '../src/content/socialCard';
import { tile } from './brandMarks';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';

const PICTURE = 'tools/art/renders/ship.jpg';
const FONTS = 'node_modules/@fontsource/poppins/files';

const embed = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(path.resolve(file)).toString('base64')}`;

const font = (weight: number) =>
  `@font-face{font-family:Poppins;font-weight:${weight};src:url(${embed(`${FONTS}/poppins-latin-${weight}-normal.woff2`, 'font/woff2')})}`;

const card = () => {
  const { primary } = brand.colors;
  const mark = tile({ corner: 10, share: 0.75 });
  return `<!doctype html><style>${font(400)}${font(600)}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;position:relative;overflow:hidden;font-family:Poppins;color:#fff;background:${primary.dark}}
.picture{position:absolute;inset:0;background:url(${embed(PICTURE, 'image/jpeg')}) center/cover}
.shade{position:absolute;inset:0;background:linear-gradient(90deg,#2a080af5 0%,#3c090ce0 42%,#3c090c55 72%,#3c090c10 100%)}
.words{position:absolute;inset:0;padding:72px 76px;display:flex;flex-direction:column}
.name{display:flex;align-items:center;gap:24px;font-size:40px;font-weight:600;letter-spacing:-.02em}
.name svg{width:76px;height:76px}
h1{margin-top:auto;max-width:11em;font-size:68px;line-height:1.1;font-weight:600;letter-spacing:-.02em}
p{margin-top:26px;font-size:30px;color:#f6dedb}
.rule{position:absolute;left:0;right:0;bottom:0;height:12px;background:${primary.light}}
</style><div class="picture"></div><div class="shade"></div>
<div class="words"><div class="name">${mark}${brand.name}</div><h1>${socialCard.heading}</h1><p>${socialCard.text}</p></div><div class="rule"></div>`;
};

/** Draws the social card, the preview picture of a link to the site. */
const main = async () => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const { width, height, file } = socialCard;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(card());
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot();
  await browser.close();
  writeFileSync(
    path.join('public', file),
    await sharp(drawn).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  );
};

main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
