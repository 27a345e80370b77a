import sheet from 'leaflet/dist/leaflet.css';

/** A `<link>` for them would need a loader of style sheets in the bootstrap of every page. */
const adopted = document.adoptedStyleSheets as CSSStyleSheet[] | undefined;
if (adopted) document.adoptedStyleSheets = [...adopted, sheet as CSSStyleSheet];
