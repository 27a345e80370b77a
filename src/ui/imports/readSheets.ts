import readXlsxFile from 'read-excel-file/universal';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The bytes that all entries of a ZIP archive say to have when they are unpacked (APPNOTE 6.3, 4.3). */
const unpackedSize = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== END) end -= 1;
  let size = 0;
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === ENTRY) {
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
};

/** The sheets of an XLSX file, in their order. Throws if it is none, or unpacks to more than this many bytes. */
export const readSheets = async (bytes: Uint8Array<ArrayBuffer>, most: number) => {
  if (unpackedSize(bytes) > most) throw new Error('too large');
  const sheets = await readXlsxFile(bytes.buffer);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data as (string | number | boolean | Date | null)[][],
  }));
};
