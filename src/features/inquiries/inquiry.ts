import type { Inquiry } from './inquiriesApi';

export const nameOf = ({ firstName, secondName }: Pick<Inquiry, 'firstName' | 'secondName'>) =>
  `${firstName} ${secondName}`;
