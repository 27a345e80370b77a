import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';

/** The site's own copy: by itself the package asks a third party for it. */
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** The interface of the browser's own detector, over zxing. */
export class Zxing extends BarcodeDetector {
  constructor({ formats }: { formats: readonly string[] }) {
    super({ formats: formats as BarcodeFormat[] });
  }
}
