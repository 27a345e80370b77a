import { screen } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { stubIntersection } from '@/test/viewport';

const mockTranslate = jest.fn();
jest.mock('@/features/translation/translate', () => ({ translate: mockTranslate }));

describe('the newsletter form of a page that will be translated', () => {
  it('hydrates before it is near the viewport, since a translator would alter its markup', async () => {
    const viewport = stubIntersection();
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
    renderApp('/about_us');
    expect(await screen.findByLabelText('Email *')).toBeEnabled();
    viewport.restore();
  });
});
