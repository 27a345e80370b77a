import { screen, waitFor } from '@testing-library/react';
import { lifeCycle } from '@/content/home';
import { renderPart } from '@/test/renderPart';
import { Accordion } from './Accordion';

const item = (title: string) => screen.getByText(title).closest('details');
const openTitles = () => lifeCycle.filter(({ title }) => item(title)?.open).map(({ title }) => title);

describe('the accordion', () => {
  it('starts with its first item open', () => {
    renderPart(<Accordion name="parts" items={lifeCycle} />);
    expect(openTitles()).toEqual(['Cargo insurance']);
  });

  it('opens one item at a time', async () => {
    const { user } = renderPart(<Accordion name="parts" items={lifeCycle} />);
    await user.click(screen.getByText('Riggers and crane services'));
    await waitFor(() => expect(openTitles()).toEqual(['Riggers and crane services']));
    await user.click(screen.getByText('Engineered transport plans'));
    await waitFor(() => expect(openTitles()).toEqual(['Engineered transport plans']));
  });

  it('closes the open item again', async () => {
    const { user } = renderPart(<Accordion name="parts" items={lifeCycle} />);
    await user.click(screen.getByText('Cargo insurance'));
    await waitFor(() => expect(openTitles()).toEqual([]));
  });

  it('gives its items one name, so that browsers open one at a time without scripts', () => {
    renderPart(<Accordion name="parts" items={lifeCycle} />);
    expect(lifeCycle.map(({ title }) => item(title)?.getAttribute('name'))).toEqual(Array(5).fill('parts'));
  });
});
