import { inquiryQuote } from './inquiryQuote';

const quoted = (comment: string) =>
  inquiryQuote({ id: 7, trackingNo: null, comment, created_at: '2026-03-01T12:00:00Z' }).text;

describe('what a reply takes over from an inquiry', () => {
  it('is truncated to fit a paragraph without splitting a character', () => {
    const text = quoted('🚢'.repeat(2_500));
    expect(text).toMatch(/^On 1 March 2026 you wrote:\n(🚢)+…$/u);
    expect(Array.from(text).length).toBeLessThanOrEqual(2_000);
    expect(quoted(`x${'🚢'.repeat(2_500)}`)).not.toMatch(/\p{Surrogate}/u);
  });

  it('is not truncated when it fits', () => {
    expect(quoted('🚢'.repeat(1_900))).toBe(`On 1 March 2026 you wrote:\n${'🚢'.repeat(1_900)}`);
  });
});
