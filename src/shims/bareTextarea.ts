/** Takes the place of the library's growing textarea in the bundle: nobody uses that (`ui/forms/growing.ts`). */
// eslint-disable-next-line no-restricted-syntax -- the library asks for the default
export default 'textarea';
