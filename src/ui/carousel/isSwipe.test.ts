import { isSwipe } from './isSwipe';

it.each([
  ['of a finger to the left', true, 'pointerup', 'touch', -80, 10],
  ['of a pen to the right', true, 'pointerup', 'pen', 80, -10],
  ['of a mouse', false, 'pointerup', 'mouse', -80, 0],
  ['that scrolls the page', false, 'pointercancel', 'touch', -80, 10],
  ['that is more up than aside', false, 'pointerup', 'touch', -80, 90],
  ['of a finger that trembles', false, 'pointerup', 'touch', 12, 0],
])('isSwipe of a movement %s is %s', (_whose, isOne, type, pointerType, x, y) => {
  expect(isSwipe({ type, pointerType }, { x, y })).toBe(isOne);
});
