import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { authCopy } from '@/content/auth';
import { loseFocus, settled } from '@/test/loseFocus';
import { theme } from '@/theme/theme';
import { CodeForm } from './CodeForm';

const form = (busy: boolean) => (
  <ThemeProvider theme={theme}>
    <CodeForm busy={busy} onCode={jest.fn()} />
  </ThemeProvider>
);

describe('the form for a sign-in code', () => {
  it('takes the focus when it appears', () => {
    render(form(false));
    expect(screen.getByLabelText(authCopy.code)).toHaveFocus();
  });

  it('returns the focus to its button after an attempt', async () => {
    const { rerender } = render(form(false));
    await settled(() => screen.getByRole('button').focus());
    await settled(() => rerender(form(true)));
    loseFocus();
    await settled(() => rerender(form(false)));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
