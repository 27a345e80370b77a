/** Gives every element of this browser, which has no layout, a size for the rest of the test. */
export const sizeMaps = (width: number, height: number) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
};
