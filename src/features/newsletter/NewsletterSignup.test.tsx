import { screen } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { stubIntersection } from '@/test/viewport';

const mockTranslate = jest.fn();
jest.mock('@/features/translation/translate', () => ({ translate: mockTranslate }));

describe('the newsletter form of a page that is going to be translated', () => {
  it('comes alive before anybody is near it: a translator would change what React has yet to find', async () => {
    const viewport = stubIntersection();
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
    renderApp('/about_us');
    expect(await screen.findByLabelText('Email *')).toBeEnabled();
    viewport.restore();
  });
});
