import { until } from '../../supabase/tests/support/listening';
import { createFigures } from './figures';
import { startReporting } from './report';

describe('the reports of a host', () => {
  const start = (answer: () => Promise<unknown>) => {
    const told: { statement: string; said: { calls: { calls: number }[]; diskFree: number | null } }[] = [];
    const figures = createFigures();
    const query = async <Row>(statement: string, [said]: unknown[] = []): Promise<Row[]> => {
      if (statement.startsWith('select')) told.push({ statement, said: JSON.parse(String(said)) as never });
      await answer();
      return [];
    };
    const inside = { database: { query }, countSockets: () => 2 };
    const stop = startReporting({ ...inside, figures, folders: ['.'], version: '1.2.3' }, 5);
    return { told, figures, stop };
  };
  const call = { id: 'x', method: 'POST', route: '/x', status: 200, seconds: 0.1 };

  it('keep what could not be stored, and complain once while the database is away', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const { told, figures, stop } = start(() =>
      isAway ? Promise.reject(new Error('No database')) : Promise.resolve(),
    );
    figures.observe(call);
    await until(() => told.length > 3);
    expect(complaints.mock.calls).toEqual([['This host could not say how it is: No database']]);
    isAway = false;
    const before = told.length;
    await until(() => told.length > before + 1);
    await stop();
    expect(told.at(-1)?.said).toMatchObject({ calls: [], sockets: 2, version: '1.2.3' });
    expect(told.filter(({ said }) => said.calls.length > 0).at(-1)?.said.calls).toMatchObject([{ calls: 1 }]);
    complaints.mockRestore();
  });

  it('end with what came last', async () => {
    const { told, figures, stop } = start(() => Promise.resolve());
    await until(() => told.length > 0);
    figures.observe(call);
    await stop();
    const passed = told.flatMap(({ said }) => said.calls);
    expect(passed).toMatchObject([{ calls: 1 }]);
    const reports = told.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told).toHaveLength(reports);
  });
});
