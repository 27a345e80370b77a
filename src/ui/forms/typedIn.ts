/** Compares by content, since a form works on copies of its initial values. */
const isSame = (first: unknown, other: unknown) =>
  first === other || JSON.stringify(first) === JSON.stringify(other);

/**
 * The values that differ from those that a form was opened with. A prefilled time is not among them: each reload changes
 * it.
 */
export const typedIn = <Values extends object>(values: Values, openedValues: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, openedValues[field as keyof Values])),
  ) as Partial<Values>;
