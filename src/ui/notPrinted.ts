/** The style of what is only for a screen; spread last, so that no other display wins. */
export const notPrinted = { '@media print': { display: 'none' } };
