import { readFileSync } from 'node:fs';
import { NODES } from './nodeVersions';

it('tests the oldest and the newest Node that package.json allows, and uses one between them', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, oldest, above] = /^>=(\d+\.\d+) <(\d+)$/.exec(engines.node) ?? [];
  const [first, last] = NODES.map((version) => version.split('.'));
  expect(first?.slice(0, 2).join('.')).toBe(oldest);
  expect(Number(last?.[0])).toBe(Number(above) - 1);
  const used = Number(readFileSync('.nvmrc', 'utf8'));
  expect([used >= Number(first?.[0]), used <= Number(last?.[0])]).toEqual([true, true]);
});
