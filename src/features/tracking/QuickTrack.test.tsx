import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { QuickTrack } from './QuickTrack';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const renderField = () =>
  renderPart(
    <>
      <QuickTrack>
        <button type="submit">Track now</button>
      </QuickTrack>
      <Here />
    </>,
    '/news',
  );

const field = () => screen.getByRole('textbox', { name: 'Tracking ID' });

describe('the tracking field of any page', () => {
  it.each([
    ['CARGO001', '/tracking/CARGO001'],
    ['  cargo001 ', '/tracking/cargo001'],
    ['CARGO001, CARGO002', '/tracking?id=CARGO001,CARGO002'],
    ['CARG O001', '/tracking?id=CARG%20O001'],
    ['../admin', '/tracking?id=..%2Fadmin'],
    ['a?b#c', '/tracking?id=a%3Fb%23c'],
    ['   ', '/tracking'],
    ['', '/tracking'],
  ])('leads with %j to %s, and is empty again', async (text, address) => {
    const { user } = renderField();
    if (text) await user.type(field(), text);
    await user.click(screen.getByRole('button', { name: 'Track now' }));
    expect(screen.getByRole('status')).toHaveTextContent(address);
    expect(field()).toHaveValue('');
  });

  it('is sent with Enter', async () => {
    const { user } = renderField();
    await user.type(field(), 'CARGO001{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('/tracking/CARGO001');
  });

  it('is a form of the tracking page where no script runs', () => {
    renderField();
    const form = field().closest('form');
    expect([form?.getAttribute('action'), form?.method, field().getAttribute('name')]).toEqual([
      '/tracking',
      'get',
      'id',
    ]);
  });
});
