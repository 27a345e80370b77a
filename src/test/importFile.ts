import { fireEvent, screen } from '@testing-library/react';

/** The first line of a file of consignments. */
export const HEAD =
  'Tracking number,Sender name,Sender email,Sender address,Sender phone,Receiver name,Receiver email,Receiver address,Receiver phone,Quantity,Delivery date,Departed from,Heading to,Current location,Current city,Status';

/** A line of a file of consignments. */
export const line = (id: string, recName: string, dueDate = '2026-12-24 15:30') =>
  `${id},Ada,ada@sender.example,4 Canal Street,0555 0101,${recName},kofi@receiver.example,12 Harbour Road,'+233 30,12,${dueDate},Netherlands,Ghana,Netherlands,Rotterdam,Registered`;

/** A file that can be read as bytes, which one of jsdom cannot. */
export const fileWith = (bytes: Uint8Array, name: string) => {
  const ownBuffer = new ArrayBuffer(bytes.length);
  new Uint8Array(ownBuffer).set(bytes);
  return Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(ownBuffer) });
};

/** A file of consignments. */
export const fileOf = (...lines: string[]) =>
  fileWith(Buffer.from([HEAD, ...lines].join('\r\n')), 'parcels.csv');

/** Chooses the file of an import. */
export const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
