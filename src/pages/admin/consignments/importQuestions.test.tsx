import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ImportEntry } from '@/features/imports/importApi';
import { choose, fileWith, HEAD, line } from '@/test/importFile';
import { openSignedIn } from '@/test/signedIn';

const CHECK = 'POST /rest/v1/rpc/check_import';
const STORE = 'POST /rest/v1/rpc/import_consignments';

interface Sent {
  entries: ImportEntry[];
}
type App = ReturnType<typeof openSignedIn>;

const openImport = async (check: unknown = ({ entries }: Sent) => entries.map(() => null)) => {
  const app = openSignedIn(paths.adminImport, {
    'POST /rest/v1/rpc/list_imports': [],
    [CHECK]: check,
    [STORE]: ({ entries }: Sent) =>
      entries.map(({ number }) => ({ outcome: 'stored', id: number, trackingId: `NEW0000${number}` })),
  });
  await screen.findByRole('heading', { name: 'Step 1 of 4: Choose a file' });
  return app;
};
const chooseText = (text: string, encoding: BufferEncoding = 'utf8') =>
  choose(fileWith(Buffer.from(text, encoding), 'parcels.csv'));
const checkButton = () => screen.findByRole('button', { name: 'Check the rows' });
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const storedFields = (app: App) => {
  const [, body] = app.calls.find(([address]) => address === STORE) ?? [];
  return (body as Sent).entries.map(({ fields }) => fields);
};

describe('what a file does not tell', () => {
  it('is asked once for a column: the order of its dates and the unit and decimals of its weights', async () => {
    const app = await openImport();
    chooseText(
      `${HEAD},Gross Wt\n${line('', 'Kofi', '03/04/2027')},"1,250"\n${line('', 'Ama', '05/06/2027')},220`,
    );
    expect(await checkButton()).toBeDisabled();
    await app.user.selectOptions(
      screen.getByLabelText('Order of the dates in “Delivery date”'),
      'Month, day, year: 03/04/2027 is 4 March 2027',
    );
    await app.user.selectOptions(screen.getByLabelText('Unit of “Gross Wt”'), 'lb');
    expect(await checkButton()).toBeDisabled();
    await app.user.selectOptions(screen.getByLabelText('Decimals of “Gross Wt”'), '.');
    await app.user.click(await checkButton());
    expect(
      await screen.findByText(/The file is read as follows: 1,250 is 566\.99 kg; 220 is 99\.79 kg\./),
    ).toBeVisible();
    await press(app, 'Import 2 consignments');
    await screen.findByText('2 consignments stored.');
    expect(storedFields(app).map(({ itemWeight }) => itemWeight)).toEqual(['566.99', '99.79']);
    expect(storedFields(app).map(({ deliveryDate }) => deliveryDate?.slice(0, 10))).toEqual([
      '2027-03-04',
      '2027-05-06',
    ]);
  });

  it('is not asked where other rows tell it', async () => {
    await openImport();
    chooseText([HEAD, line('', 'Kofi', '03/04/2027'), line('', 'Ama', '28/04/2027')].join('\n'));
    expect(await checkButton()).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'How the file is meant' })).toBeNull();
  });

  it('is how its letters are stored: they are shown, chosen, and have been looked at', async () => {
    const app = await openImport();
    chooseText([HEAD, line('', 'Café Élan'), line('', 'Über')].join('\n'), 'latin1');
    expect(await checkButton()).toBeDisabled();
    const encoding = screen.getByRole('combobox', { name: 'Encoding of the text' });
    const preview = () => within(screen.getByRole('list', { name: 'Texts of this file' }));
    expect(preview().getByText('Café Élan')).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'All letters are right' }));
    expect(await checkButton()).toBeEnabled();
    fireEvent.change(encoding, { target: { value: 'windows-1251' } });
    expect(await preview().findByText('Cafй Йlan')).toBeVisible();
    expect(await checkButton()).toBeDisabled();
  });
});

describe('what of a file is not imported', () => {
  it('is named: columns and titles', async () => {
    await openImport();
    chooseText(`Week 12\n${HEAD},Vessel,Colour\n${line('', 'Kofi')},Ship,red`);
    expect(await screen.findByText('2 columns of the file are not imported: Vessel, Colour.')).toBeVisible();
    expect(screen.getByText('Above the headings, and not imported: Week 12')).toBeVisible();
  });
});

describe('warnings', () => {
  it('stand between what is ready and errors, and are stored once they were seen', async () => {
    const app = await openImport(({ entries }: Sent) =>
      entries.map(({ number }) => (number === 3 ? { unplaced: ['headingTo'] } : null)),
    );
    chooseText([HEAD, line('', 'Kofi'), line('', 'Ama'), line('', 'JosÃ©')].join('\n'));
    await app.user.click(await checkButton());
    await press(app, 'Warnings 2');
    expect(screen.getByText(/^No place of this country is known/)).toBeVisible();
    expect(screen.getByText(/^Letters of this text look damaged/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 consignment' })).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: /^I have seen the warnings/ }));
    await press(app, 'Import 3 consignments');
    await screen.findByText('3 consignments stored.');
  });
});

describe('a country that is mistyped', () => {
  it('is corrected in all its rows by what may be meant', async () => {
    const app = await openImport();
    const row = (name: string) => line('', name).replace('Ghana', 'Germny');
    chooseText([HEAD, row('Kofi'), row('Ama')].join('\n'));
    await app.user.click(await checkButton());
    const [first] = await screen.findAllByRole('group', { name: 'Heading to: did you mean' });
    await app.user.click(within(first!).getByRole('button', { name: 'Germany (in 2 rows)' }));
    await press(app, 'Import 2 consignments');
    await screen.findByText('2 consignments stored.');
    expect(storedFields(app).map(({ headingTo }) => headingTo)).toEqual(['Germany', 'Germany']);
  });
});
