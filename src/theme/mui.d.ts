import '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true;
    main: true;
    track: true;
    formBTN: true;
    formBack: true;
  }
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    mobileS: true;
    mobileM: true;
    laptopM: true;
    laptopL: true;
    desktop: true;
  }
}
