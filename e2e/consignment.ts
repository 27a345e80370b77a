import { partiesCopy } from '@/content/tracking';
import type { Page } from 'playwright-core';
import { aConsignment, caller, signIn } from '../supabase/tests/support/api';
import { see, type Product } from './browser';

export const parties = {
  'Sender name': 'Ada Moreau',
  'Sender email': 'ada@sender.example',
  'Sender address': '4 Canal Street, Rotterdam',
  'Sender phone': 'call me maybe',
  'Receiver name': 'محمد الأمين',
  'Receiver email': 'kofi@receiver.example',
  'Receiver address': '12 Harbour Road, Tema <b>Dock 3</b>',
  'Receiver phone': '+233 30 555 0102',
};

export const shipment = {
  Quantity: '12 boxes',
  'Weight (kg)': '340,5',
  'Payment mode': 'Transfer',
  Product: 'Machine parts',
  'Current city': 'Rotterdam',
  Status: 'Registered',
  Remark: 'Booked at the counter',
};

const choose = { 'Departed from': 'Netherlands', 'Heading to': 'Ghana', 'Current location': 'Netherlands' };

/** The labels of required fields have an asterisk. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();

/** Opens the create form, unless it is open. */
export const openForm = async (page: Page) => {
  const opener = page.getByRole('main').getByRole('button', { name: 'New consignment' });
  await opener.or(field(page, 'Sender name')).waitFor();
  if (await opener.isVisible()) await opener.click();
  await field(page, 'Sender name').waitFor();
};

export const fillParties = async (page: Page) => {
  await openForm(page);
  for (const [label, value] of Object.entries(parties)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await field(page, 'Quantity').waitFor();
};

export const fillShipment = async (page: Page) => {
  for (const [label, value] of Object.entries(shipment)) await field(page, label).fill(value);
  for (const [label, value] of Object.entries(choose)) await field(page, label).selectOption(value);
  await field(page, 'Created time').fill('2026-03-01T08:00');
  await field(page, 'Delivery date').fill('2026-12-24T15:30');
};

/** Creates a consignment on a page in the admin area; returns its ids. */
export const create = async (page: Page) => {
  await page.goto('/auth/app/admin/track');
  await fillParties(page);
  await fillShipment(page);
  // The toast of an earlier one may still be visible: the response identifies this consignment.
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/rest/v1/consignment'),
  );
  await page.getByRole('button', { name: 'Create' }).click();
  await see(page, 'Consignment created successfully');
  const [created] = (await (await answer).json()) as [{ id: number; trackingId: string }];
  return created;
};

/** Stores a consignment from Rotterdam to Ghana through the API, as the form does; returns its ids. */
export const store = async ({ host }: Product) => {
  const admin = caller(host, await signIn(host, host.admin.email, host.admin.password));
  const { body } = await admin('POST', '/rest/v1/consignment', {
    body: aConsignment({
      departedFrom: 'Netherlands',
      currentLocation: 'Netherlands',
      headingTo: 'Ghana',
      city: 'Rotterdam',
      timeCreated: '2026-03-01T08:00:00Z',
      deliveryDate: '2026-12-24T15:30:00Z',
    }),
    headers: { prefer: 'return=representation' },
  });
  const [created] = body as [{ id: number; trackingId: string }];
  return created;
};

/** Shows sender and receiver on the page of a result: on a phone they are folded, in a panel that the app draws. */
export const showParties = async (page: Page) => {
  await see(page, 'Personal Information');
  const fold = page.getByText(partiesCopy.fold);
  if (await fold.isVisible()) await fold.click();
};
