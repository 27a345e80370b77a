import { until } from '../../supabase/tests/support/listening';
import { createFigures } from './figures';
import { startReporting } from './report';

describe('the reports of a host', () => {
  const start = (answer: () => Promise<unknown>) => {
    const statements: {
      statement: string;
      report: { calls: { calls: number }[]; diskFree: number | null };
    }[] = [];
    const figures = createFigures();
    const query = async <Row>(statement: string, [reportText]: unknown[] = []): Promise<Row[]> => {
      if (statement.startsWith('select'))
        statements.push({ statement, report: JSON.parse(String(reportText)) as never });
      await answer();
      return [];
    };
    const inside = { database: { query }, countSockets: () => 2 };
    const stop = startReporting({ ...inside, figures, folders: ['.'], version: '1.2.3' }, 5);
    return { statements, figures, stop };
  };
  const call = { id: 'x', method: 'POST', route: '/x', status: 200, seconds: 0.1 };

  it('keep what could not be stored, and complain once while the database is away', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const { statements, figures, stop } = start(() =>
      isAway ? Promise.reject(new Error('No database')) : Promise.resolve(),
    );
    figures.observe(call);
    await until(() => statements.length > 3);
    expect(complaints.mock.calls).toEqual([['This host could not say how it is: No database']]);
    isAway = false;
    const before = statements.length;
    await until(() => statements.length > before + 1);
    await stop();
    expect(statements.at(-1)?.report).toMatchObject({ calls: [], sockets: 2, version: '1.2.3' });
    expect(statements.filter(({ report }) => report.calls.length > 0).at(-1)?.report.calls).toMatchObject([
      { calls: 1 },
    ]);
    complaints.mockRestore();
  });

  it('end with what came last', async () => {
    const { statements, figures, stop } = start(() => Promise.resolve());
    await until(() => statements.length > 0);
    figures.observe(call);
    await stop();
    const passed = statements.flatMap(({ report }) => report.calls);
    expect(passed).toMatchObject([{ calls: 1 }]);
    const reports = statements.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(statements).toHaveLength(reports);
  });
});
