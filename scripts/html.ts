import { spawnSync } from 'node:child_process';
import { FAILED, type Counts } from './suite';

/** Findings that are no faults: where CSS gives table parts another display, browsers need their explicit roles. */
const TABLE_ROLES = [
  '.*“(table|row|rowheader|columnheader|cell)” role is unnecessary for element “(table|tr|th|td)”.*',
  '.*“role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor.*',
].join('|');

/** Rules that every browser of `.browserslistrc` has, or passes over, and the checker does not know yet. */
const NEWER_RULES = [
  '.*CSS: “[a-z-]+”: Property “(container-type|field-sizing)” doesn.t exist.*',
  '.*CSS: Unrecognized at-rule “@container”.*',
].join('|');

const check = (...args: string[]) =>
  spawnSync('java', ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', ...args], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });

/** Checks every document in `dist` for errors and warnings. An older Java than the checker needs counts as none. */
export const checkHtml = (): Counts => {
  if (check('--version').status !== 0) {
    return { passed: 0, failed: 0, remark: 'not run: Java 11 or newer is not installed here' };
  }
  // Its exit code ignores warnings, or with --Werror fails on filtered ones.
  const pattern = `${TABLE_ROLES}|${NEWER_RULES}`;
  const { stderr } = check('--skip-non-html', '--skip-info-messages', '--filterpattern', pattern, 'dist');
  if (stderr === '') return { passed: 1, failed: 0 };
  console.error(stderr);
  return FAILED;
};
