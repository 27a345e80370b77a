/** Replaces MUI's growing textarea in the bundle, which nothing uses (`ui/forms/growing.ts`). */
// eslint-disable-next-line no-restricted-syntax -- the library asks for the default
export default 'textarea';
