import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { WindowHeader } from './WindowHeader';

it('the dark header of the chat window has a white focus ring', () => {
  renderPart(<WindowHeader titleId="title" onMinimise={jest.fn()} onClose={jest.fn()} />);
  const head = screen.getByRole('button', { name: 'Minimize the chat' }).parentElement as HTMLElement;
  expect(getComputedStyle(head).getPropertyValue('--focus')).toBe('#fff');
});
