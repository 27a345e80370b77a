/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

export const readColor = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
};

const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((first, other) => first - other);
  return (bright + 0.05) / (dark + 0.05);
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** `invert(1) hue-rotate(180deg)` (Filter Effects 1): how some mail clients darken a whole mail. */
export const invertKeepingHue = (color: Rgb): Rgb => {
  const [r, g, b] = color.map((value) => 1 - value) as unknown as Rgb;
  return [
    clamp(-0.574 * r + 1.43 * g + 0.144 * b),
    clamp(0.426 * r + 0.43 * g + 0.144 * b),
    clamp(0.426 * r + 1.43 * g - 0.856 * b),
  ];
};

/** Inverts the lightness in HSL, keeping hue and saturation: how others darken each colour individually. */
export const invertLightness = (color: Rgb): Rgb => {
  const [most, least] = [Math.max(...color), Math.min(...color)];
  const shift = 1 - most - least; // HSL lightness is their mean, so inverting it shifts every channel equally
  return color.map((value) => clamp(value + shift)) as unknown as Rgb;
};
