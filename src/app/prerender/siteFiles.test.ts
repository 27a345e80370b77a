import { documentFile } from './siteFiles';

describe('the document of a page', () => {
  // The build of another system would differ, and with it the headers that a static host sends.
  it.each([
    ['/', 'index.html'],
    ['/news', 'news/index.html'],
    ['/services/air-freight', 'services/air-freight/index.html'],
  ])('of %s is %s, whatever the system separates folders with', (address, file) => {
    expect(documentFile(address)).toBe(file);
  });
});
