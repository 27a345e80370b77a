/** Reads the codes in a picture as text. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>;

/** What labels carry. */
const FORMATS = ['code_128', 'qr_code'] as const;

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own, if it has one that reads labels: some have the class and no formats. */
const findOwn = async (): Promise<DetectorClass | undefined> => {
  const ownDetector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await ownDetector?.getSupportedFormats().catch(() => undefined)) ?? [];
  return FORMATS.every((format) => formats.includes(format)) ? ownDetector : undefined;
};

const make = async (): Promise<CodeReader> => {
  const Detector = (await findOwn()) ?? (await import(/* webpackChunkName: "scan-reader" */ './zxing')).Zxing;
  const detector = new Detector({ formats: FORMATS });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
};

let reader: Promise<CodeReader> | undefined;

/** Rejects if the browser has no reader and the site's cannot be loaded; the next call tries again. */
export const loadCodeReader = (): Promise<CodeReader> =>
  (reader ??= make().catch((cause: unknown) => {
    reader = undefined;
    throw cause;
  }));
