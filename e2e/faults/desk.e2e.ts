import type { Locator } from 'playwright-core';
import { addStaff } from '../../supabase/tests/support/api';
import { SIZES } from '../browser';
import { agentBox, openLatest, openWindow, say, see, shows, stored, visitorBox } from '../chatPages';
import { mailWith } from '../outbox';
import { openSignedIn } from '../session';
import { mixFaults } from './mixedFaults';
import { randomFrom } from './random';
import { openFaultStage, type FaultStage } from './stage';

const SEED = Number(process.env.SEED ?? 20260101);

/** Longer than a call under these faults takes; then the person tries again. */
const PATIENCE_MS = 8_000;

/** Acts as a person does whose request may fail: again, until the result can be seen. */
const persist = async (act: () => Promise<unknown>, isDone: () => Promise<unknown>) => {
  for (;;) {
    await act();
    const isOver = await isDone().then(
      () => true,
      () => false,
    );
    if (isOver) return;
  }
};

/** Where the details have room beside the conversation. */
const DESK = { width: 1440, height: 900 };

/** The office opens in three days: until then visitors are asked for an address. */
const CLOSED_TODAY = `update private.office set week = (
  select jsonb_agg(case when day = extract(isodow from now() + interval '3 days') then '[["09:00", "17:00"]]'::jsonb else '[]' end
                   order by day)
  from generate_series(1, 7) as day)`;

const appears = (locator: Locator) => locator.first().waitFor({ timeout: PATIENCE_MS });

jest.setTimeout(300_000);

describe.each(SIZES)(
  'the desk of a visitor’s conversation on a network with mixed faults, %s',
  (_name, size) => {
    let stage: FaultStage;
    beforeAll(async () => {
      stage = await openFaultStage();
      await stage.product.host.sql('update private.settings set answer_delay = 0');
      await stage.product.host.sql(CLOSED_TODAY);
    });
    afterAll(() => stage.stop());

    it('stores each answer, card, note and label once, mails an unread answer once, and keeps the closed chat', async () => {
      const [admin, colleague] = [await stage.visitAsAdmin(), await stage.visitAsAdmin()];
      for (const { page } of [admin, colleague]) await page.setViewportSize(DESK);
      await openSignedIn(admin, stage.product);
      await openSignedIn(colleague, stage.product, undefined, await addStaff(stage.host(), 'office'));
      const visitor = await stage.visit();
      await visitor.page.setViewportSize(size);
      await openWindow(visitor.page, '/terms_and_condition');
      await say(visitorBox(visitor.page), 'Hello');
      // The first sign of an agent ends this offer, but not what is being typed.
      await visitor.page.getByRole('button', { name: 'Get the answer by e-mail' }).click();
      const address = visitor.page.getByRole('textbox', { name: 'Your e-mail address' });
      await address.fill('ada@visitor.test');
      await openLatest(admin.page, stage.host());
      await openLatest(colleague.page, stage.host());
      const agents = [admin.page, colleague.page];
      const faultTheLine = mixFaults([stage.line, stage.agentLine], randomFrom(SEED));

      await say(visitorBox(visitor.page), 'Where is CARGO001?');
      for (const page of agents) await see(page, 'Where is CARGO001?');
      await Promise.all(agents.map((page, index) => say(agentBox(page), `Answer ${index}`)));
      const isStored = async (...texts: string[]) => {
        const storedTexts = await stored(stage.host());
        return texts.every((text) => storedTexts.includes(text));
      };
      const bothAnswers = ['Answer 0', 'Answer 1'];
      while (!(await isStored(...bothAnswers))) {
        for (const page of agents) {
          const retry = page.getByRole('button', { name: 'Retry' });
          if (await retry.isVisible()) await retry.click();
        }
        await admin.page.waitForTimeout(200);
      }
      await faultTheLine();

      await persist(
        () => address.press('Enter'),
        () => appears(visitor.page.getByText(/goes to a\*\*\*@visitor\.test/)),
      );
      await visitor.context.close();

      await admin.page.getByRole('button', { name: 'Details', exact: true }).click();
      const details = admin.page.getByRole('complementary', { name: /^Details of visitor-/ });
      const sendCard = details.getByRole('button', { name: 'Send to the visitor: CARGO001' });
      await sendCard.click();
      await persist(
        async () => {
          if (await details.getByRole('alert').first().isVisible()) await sendCard.click(); // it could not be read again
        },
        () => appears(admin.page.getByRole('log').getByText(/^Consignment CARGO001: /)),
      );
      await details.getByLabel('Add a label').fill('Customs');
      await persist(
        async () => {
          if ((await details.getByLabel('Add a label').inputValue()) !== '')
            await details.getByLabel('Add a label').press('Enter');
        },
        () => appears(details.getByRole('button', { name: 'Remove the label Customs' })),
      );
      await details.getByLabel('New note').fill('Papers are at the port');
      await faultTheLine();
      await persist(
        async () => {
          if ((await details.getByLabel('New note').inputValue()) !== '')
            await details.getByRole('button', { name: 'Add the note' }).click();
        },
        () => appears(details.getByRole('button', { name: 'Delete the note' })),
      );
      await say(agentBox(admin.page), 'It is in Rotterdam.');
      while (!(await isStored('It is in Rotterdam.'))) await admin.page.waitForTimeout(200);
      const close = admin.page.getByRole('button', { name: 'Close and keep' });
      await persist(
        async () => {
          if (await close.isVisible()) await close.click();
        },
        () => close.waitFor({ state: 'detached', timeout: PATIENCE_MS }),
      );

      for (const proxy of [stage.line, stage.agentLine]) proxy.heal();
      const texts = await stored(stage.host());
      for (const text of ['Hello', 'Where is CARGO001?', ...bothAnswers, 'It is in Rotterdam.']) {
        expect(texts.filter((stored) => stored === text)).toHaveLength(1);
      }
      expect(texts.filter((stored) => stored.startsWith('Consignment CARGO001: '))).toHaveLength(1);
      for (const page of agents) await shows(page, texts);
      const [chat] = await stage.host().sql<object>(
        `select "endedChat", labels, (select count(*)::int from private.chat_note) as notes
       from public.chats order by created_at desc limit 1`,
      );
      expect(chat).toEqual({ endedChat: true, labels: ['Customs'], notes: 1 });
      await mailWith(stage.host(), 'It is in Rotterdam.', 'ada@visitor.test');
      const [mails] = await stage
        .host()
        .sql<object>(`select count(distinct chat_seq)::int = count(*) as once from private.queued_mail`);
      expect(mails).toEqual({ once: true });
    });
  },
);
