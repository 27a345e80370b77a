import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groups, isRequired, type Field } from '@/features/consignments/field';
import { fields } from '@/features/consignments/fields';

const page = readFileSync(path.resolve(__dirname, '../../docs/fields.md'), 'utf8');

const headings = ['column', 'label', 'group', 'rule', 'required', 'edit', 'shown in the result as'];

const shownAs = ({ shown, group }: Field) => (shown ? `${groups[shown.panel ?? group]}: ${shown.label}` : '');

const cellsOf = (field: Field) => [
  `\`${field.column}\``,
  field.label,
  groups[field.group],
  `\`${field.rule}\``,
  isRequired(field) ? 'yes' : 'no',
  field.editable ? 'may change' : 'locked',
  shownAs(field),
];

/** The cells of the page's table, row by row. */
const listed = (page.split('## The fields\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/fields.md', () => {
  it('lists the fields as the table has them', () => {
    const [head, , ...rows] = listed;
    expect(head).toEqual(headings);
    expect(rows).toEqual(fields.map(cellsOf));
  });
});
