import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/theme/theme';

/** A part of a page, without store or network. */
export const renderPart = (part: ReactNode, address = '/') => ({
  user: userEvent.setup({ delay: null }),
  ...render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={theme}>{part}</ThemeProvider>
    </MemoryRouter>,
  ),
});
