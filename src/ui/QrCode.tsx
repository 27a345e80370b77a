import { QRCodeSVG } from 'qrcode.react';

/** Spec section 9: level L, 256 pixels, black on white; it shrinks with a narrow column. */
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
