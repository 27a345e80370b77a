/** Letters and digits that are taken for each other when an id is read aloud or copied. Ids that the database makes have the digits. */
const RUN = /O+|0+|[IL]+|1+/g;

const TO_DIGIT = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);
const TO_LETTERS = { 0: ['O'], 1: ['I', 'L'] };

/** Each is looked up like an id that was typed. */
const MOST = 5;

const inDigits = (text: string, letters: RegExp) =>
  text.replace(letters, (letter) => TO_DIGIT.get(letter) ?? letter);

/** A run of the same with some of it changed: in ids, letters come before digits. */
const changedRuns = (run: string): string[] => {
  const counts = Array.from(run, (_letter, place) => place + 1);
  const letters = TO_LETTERS[Number(run[0]) as keyof typeof TO_LETTERS];
  return letters
    ? letters.flatMap((letter) => counts.map((count) => letter.repeat(count) + run.slice(count)))
    : counts.map((count) => run.slice(0, -count) + inDigits(run.slice(-count), /./g));
};

const withOneRunChanged = (id: string): string[] =>
  [...id.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    changedRuns(run).map((changed) => id.slice(0, index) + changed + id.slice(index + run.length)),
  );

/** The likeliest ids that may have been meant by one that nothing matches, for O and 0 and for I, L and 1 are taken for each other. */
export const alikeIds = (id: string): string[] => {
  const withOnes = inDigits(id, /[IL]/g);
  const alike = [
    inDigits(id, /[OIL]/g),
    withOnes,
    ...withOneRunChanged(withOnes).filter((other) => !/[IL]/.test(other)),
    ...withOneRunChanged(id),
  ];
  return [...new Set(alike)].filter((other) => other !== id).slice(0, MOST);
};
