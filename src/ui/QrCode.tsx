import { QRCodeSVG } from 'qrcode.react';

/** Level L, 256 pixels, black on white; it shrinks with a narrow column (docs/conformance.md, section 9). */
export function QrCode({ text, title }: { text: string; title: string }) {
  return (
    <QRCodeSVG
      value={text}
      title={title}
      level="L"
      size={256}
      marginSize={2}
      fgColor="#000000"
      bgColor="#ffffff"
      style={{ maxWidth: '100%', height: 'auto' }}
    />
  );
}
