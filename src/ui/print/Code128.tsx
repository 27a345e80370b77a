import { code128Path } from './code128Bars';

interface Code128Props {
  text: string;
  /** The width of the narrowest bar, and the height of all, in millimetres. */
  module: number;
  height: number;
}

/** A text as Code 128. The same text stands beside it for people, so that it is nothing to a screen reader. */
export function Code128({ text, module, height }: Code128Props) {
  const { path, width } = code128Path(text);
  return (
    <svg
      aria-hidden
      data-code128={text}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ display: 'block', width: `${width * module}mm`, height: `${height}mm`, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
