import sheet from 'leaflet/dist/leaflet.css';

/** A `<link>` for these would need a stylesheet loader in the bootstrap of every page. */
const adopted = document.adoptedStyleSheets as CSSStyleSheet[] | undefined;
if (adopted) document.adoptedStyleSheets = [...adopted, sheet as CSSStyleSheet];
