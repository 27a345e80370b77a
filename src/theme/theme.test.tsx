import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { PRESSED_BUTTON } from '@/config/dom';
import { theme } from './theme';

beforeEach(() => {
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
    </ThemeProvider>,
  );
});

it('scroll targets keep clear of the bar at the top and the button at the bottom', () => {
  expect(getComputedStyle(document.documentElement).getPropertyValue('scroll-padding')).toBe('8rem 0 9.6rem');
});

it('global rules have a lower specificity than a class', () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const selectors = rules.flatMap((rule) => ('selectorText' in rule ? [String(rule.selectorText)] : []));
  expect(selectors).toContain(':where(:focus-visible)');
  const others = selectors.filter((selector) => !selector.startsWith(PRESSED_BUTTON)); // shown whatever a button's classes say
  for (const selector of others)
    expect(selector.replace(/:where\([^)]*\)|::[\w-]+/g, '')).not.toMatch(/[.#:[]/);
});

it('what deletes is not in the colour of errors, nor in that of links, and underlined', () => {
  render(
    <ThemeProvider theme={theme}>
      <Button color="error">Delete</Button>
    </ThemeProvider>,
  );
  const { color, textDecoration } = getComputedStyle(screen.getByRole('button'));
  expect(color).toBe('rgb(31, 26, 27)');
  expect(textDecoration).toContain('underline');
});

it('a container is as wide on large screens whatever its font size is', () => {
  render(
    <ThemeProvider theme={theme}>
      <Container maxWidth="xl" />
    </ThemeProvider>,
  );
  const queries = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => /^@media \(min-width: ?90\.0625em\)/.test(rule));
  const widths = queries.flatMap((rule) =>
    [...rule.matchAll(/max-width: ?([^;]+)/g)].map(([, width]) => width),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.at(-1)).toBe('144.1rem');
});
