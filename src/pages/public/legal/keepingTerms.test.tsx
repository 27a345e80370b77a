import { screen, within } from '@testing-library/react';
import { keepingDefaults } from '@/content/keeping';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, type Script } from '@/test/stubBackend';

const CALL = 'POST /rest/v1/rpc/keeping_terms';

const openPolicy = async (script: Script = {}) => {
  const app = renderApp('/privacy_policy', script);
  const table = within(await screen.findByRole('table', { name: 'How long we keep it' }));
  const termOf = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  return { ...app, table, termOf };
};

describe('the terms of keeping in the privacy policy', () => {
  it('stand below the section on retention, with what nobody sets', async () => {
    const { table, termOf } = await openPolicy();
    const section = screen.getByRole('region', { name: 'Retention and security' });
    const below = screen.getByRole('region', { name: 'How long we keep it' });
    expect(section.nextElementSibling).toBe(below);
    expect(table.getAllByRole('row')).toHaveLength(1 + Object.keys(keepingDefaults).length + 4);
    expect(termOf('Requests for a quote that were not agreed on')).toHaveTextContent(
      '180 days after the last change',
    );
    expect(termOf('Share links')).toHaveTextContent('90 days at most');
  });

  it('are those of the database once it has answered', async () => {
    const { termOf } = await openPolicy({ [CALL]: { ...keepingDefaults, inquiries: 90, chats: 1 } });
    expect(await screen.findByText('90 days after we have dealt with them')).toBeVisible();
    expect(termOf('Conversations in the support chat')).toHaveTextContent('1 day after they have ended');
    expect(termOf('Sender and receiver of a consignment')).toHaveTextContent('As long as tax');
  });

  it('are the usual ones where it does not answer', async () => {
    const { termOf, calls } = await openPolicy({ [CALL]: NO_ANSWER });
    expect(termOf('Conversations in the support chat')).toHaveTextContent('365 days after they have ended');
    expect(calls.map(([call]) => call)).toContain(CALL);
  });
});
