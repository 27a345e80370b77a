import { act, screen, within } from '@testing-library/react';
import { company } from '@/brand/company';
import { officeCities, officeCountries } from '@/content/about';
import { renderApp } from '@/test/renderApp';

const openCompany = async () => {
  const app = renderApp('/company');
  await screen.findByRole('heading', { name: 'Our Company', level: 1 }, { timeout: 30_000 });
  return app;
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const offices = () => region('Our offices');
const officeNamed = (name: string) =>
  within(
    offices()
      .getByRole('heading', { name: new RegExp(`^${name}`), level: 3 })
      .closest('li') as HTMLElement,
  );

describe('the page of the company', () => {
  afterEach(() => jest.useRealTimers());

  it('says that it is a sample', async () => {
    await openCompany();
    expect(
      region('A sample company').getByText(/is invented, and so is everything on this page/),
    ).toBeVisible();
  });

  it('lists every office with its address, hours, and ways to call and write', async () => {
    await openCompany();
    for (const { name, street, phone, email } of company.offices) {
      const office = officeNamed(name);
      expect(office.getByText(new RegExp(street.replace(/[+.]/g, '\\$&')))).toBeVisible();
      expect(office.getByRole('link', { name: `Call ${phone.display}` })).toHaveAttribute('href', phone.href);
      expect(office.getByRole('link', { name: `Write ${email}` })).toHaveAttribute('href', `mailto:${email}`);
    }
    expect(officeNamed('Rotterdam').getByText('Mon–Fri').nextSibling).toHaveTextContent('08:00–18:00');
    expect(officeNamed('Santos').getByText('Mon–Fri').nextSibling).toHaveTextContent(
      '08:30–12:00, 13:30–18:00',
    );
    expect(officeNamed('Tema').getByText('Sun').nextSibling).toHaveTextContent('Closed');
  });

  it('says which offices are open now, in the time of each, and goes on to', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-26T16:59:00Z'), advanceTimers: true });
    await openCompany();
    expect(officeNamed('Rotterdam').getByText('Open now, until 18:00')).toBeVisible();
    expect(officeNamed('Tema').getByText('Open now, until 17:00')).toBeVisible();
    expect(officeNamed('Chicago').getByText('Open now, until 17:30')).toBeVisible();
    expect(officeNamed('Singapore').getByText('Closed now, opens Fri 09:00')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(officeNamed('Rotterdam').getByText('Closed now, opens Fri 08:00')).toBeVisible();
    expect(officeNamed('Tema').getByText('Closed now, opens Fri 08:00')).toBeVisible();
  });

  it('marks the office that the map shows, and a second press none', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = await openCompany();
    const button = offices().getByRole('button', { name: 'Show on the map: Tema' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('has the registration, the insurance, the conditions, the certificates, the people and the emergency number', async () => {
    await openCompany();
    const papers = [
      ['Registration', company.registration],
      ['Insurance', company.insurance],
      ['Conditions of carriage', company.conditions.limits],
      ['Memberships and certificates', company.certificates],
    ] as const;
    for (const [name, rows] of papers)
      for (const { label, value } of rows)
        expect(region(name).getByText(label).nextSibling).toHaveTextContent(value);
    for (const { name, role } of company.people)
      expect(region('Who answers for what').getByText(name).parentElement).toHaveTextContent(role);
    expect(region('In an emergency').getByRole('link')).toHaveAttribute('href', company.emergency.href);
  });
});

describe('the company file', () => {
  it('has offices where the page About Us says that there are some', () => {
    for (const { name, country } of company.offices) {
      expect(officeCountries).toContain(country);
      if (country === 'United States of America') expect(officeCities).toContain(name);
    }
  });

  it('has people in offices that there are, one of them the headquarters', () => {
    const names = company.offices.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { office } of company.people) expect(names).toContain(office);
    expect(company.offices.filter(({ isHeadquarters }) => isHeadquarters)).toHaveLength(1);
  });
});
