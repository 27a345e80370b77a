import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { FIELD, type Strokes } from './Signature';
import { SignaturePad } from './SignaturePad';

function Signed() {
  const [strokes, setStrokes] = useState<Strokes>([]);
  return <SignaturePad label="Signature" strokes={strokes} disabled={false} onChange={setStrokes} />;
}

/** A field as large on the screen as its units, and what a pointer does there. */
const openPad = () => {
  renderPart(<Signed />);
  const pad = screen.getByRole('img', { name: 'Signature' });
  const { width, height } = FIELD;
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width, height }) as DOMRect;
  pad.setPointerCapture = () => undefined; // jsdom has neither it nor the events of pointers
  const fire = (type: string, pointerId: number, clientX = 0) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10 });
    fireEvent(pad, Object.assign(event, { pointerId }));
  };
  return {
    down: (pointer: number, x: number) => fire('pointerdown', pointer, x),
    move: (pointer: number, x: number) => fire('pointermove', pointer, x),
    up: (pointer: number) => fire('pointerup', pointer),
    cancel: (pointer: number) => fire('pointercancel', pointer),
    lines: () => [...pad.querySelectorAll('polyline')].map((line) => line.getAttribute('points')),
  };
};

describe('a signature', () => {
  it('is drawn by one pointer: a second finger or the palm neither draws nor ends a line', () => {
    const { down, move, up, cancel, lines } = openPad();
    down(1, 100);
    down(2, 900);
    move(2, 800);
    move(1, 150);
    cancel(2);
    move(1, 200);
    expect(lines()).toEqual(['100 10 100 10 150 10 200 10']);
    up(1);
    move(1, 300);
    down(3, 500);
    move(3, 600);
    up(3);
    expect(lines()).toEqual(['100 10 100 10 150 10 200 10', '500 10 500 10 600 10']);
  });
});
