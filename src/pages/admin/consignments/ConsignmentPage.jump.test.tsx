import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { aConsignment } from '@/test/builders';
import { openStore } from '@/test/openStore';
import { NO_JOURNEY, ROWS } from '@/test/session';
import { stubBackend } from '@/test/stubBackend';
import { theme } from '@/theme/theme';
import { ConsignmentPage } from './ConsignmentPage';

const names = ['Kofi Mensah', 'Esi Boateng'];
const ask = (_body: unknown, _headers: Headers, url: URL) => {
  const id = Number(url.searchParams.get('id')?.replace('eq.', ''));
  return aConsignment({ id, trackingId: `AG00000${id}`, recName: names[id] });
};

it('navigating to another consignment shows that one, and closes the open dialog', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const { db } = stubBackend({ [`GET ${ROWS}`]: ask, ...NO_JOURNEY });
  render(
    <Provider store={openStore({ loadDb: () => Promise.resolve(db) })}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/0']}>
          <Link to="/1">The other</Link>
          <Routes>
            <Route path="/:id" element={<ConsignmentPage />} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  await screen.findByText(names[0] as string);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('AG000000');
  await user.click(screen.getByText('The other'));
  await screen.findByText(names[1] as string);
  expect(screen.queryByText(names[0] as string)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
