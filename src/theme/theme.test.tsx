import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { theme } from './theme';

it('what is scrolled to stands clear of the bar at the top', () => {
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
    </ThemeProvider>,
  );
  expect(getComputedStyle(document.documentElement).getPropertyValue('scroll-padding-top')).toBe('8rem');
});
