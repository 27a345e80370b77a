import { groups, isRequired, type Field } from '../../src/domain/consignment/field';
import { fields } from '../../src/domain/consignment/fields';

const headings = ['column', 'label', 'group', 'rule', 'required', 'edit', 'shown in the result as'];

const cellsOf = (field: Field) => [
  `\`${field.column}\``,
  field.label,
  groups[field.group],
  `\`${field.rule}\``,
  isRequired(field) ? 'yes' : 'no',
  field.editable ? 'may change' : 'locked',
  field.shown ? `${groups[field.shown.panel ?? field.group]}: ${field.shown.label}` : '',
];

/** The table of docs/fields.md, by its cells. */
export const fieldRows = (): string[][] => [headings, ...fields.map(cellsOf)];
