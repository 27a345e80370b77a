/** A picture to draw. */
export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
  close: () => void;
}

/** An ISO media file begins with the size of its first box, `ftyp`, and its brands (ISO/IEC 14496-12, section 4.3). */
const HEAD_BYTES = 64;
/** Brands of HEIC and HEIF pictures that are coded as HEVC (ISO/IEC 23008-12, annex B). */
const BRANDS = /^.{4}ftyp.*?he(?:i[cxms]|v[cxms])/s;

const nameOf = (file: Blob) => (file instanceof File ? file.name : '');

/** Of a file that cannot be read any more, nothing. */
const headOf = (file: Blob) =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((head) => String.fromCharCode(...new Uint8Array(head)))
    .catch(() => '');

/** Whether a file is a photograph as iPhones keep it, which most browsers cannot read. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  if (/^image\/hei[cf]/.test(file.type) || /\.(?:heic|heif|hif)$/i.test(nameOf(file))) return true;
  return BRANDS.test(await headOf(file));
};

/** Safari reads HEIC in an element, and not everywhere in a bitmap. */
const imageOf = async (file: Blob): Promise<Picture | undefined> => {
  const source = new Image();
  const address = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(address);
  source.src = address;
  try {
    await source.decode();
    return { source, width: source.naturalWidth, height: source.naturalHeight, close };
  } catch {
    close();
    return undefined;
  }
};

/** A file as a picture; undefined if this browser cannot read it. */
export const decodePicture = async (file: Blob): Promise<Picture | undefined> => {
  const source = await createImageBitmap(file).catch(() => undefined);
  if (source) return { source, width: source.width, height: source.height, close: () => source.close() };
  return (await isHeic(file)) ? imageOf(file) : undefined;
};
