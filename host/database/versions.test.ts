import { isOfBefore1, presentVersions } from './versions';

const BASELINE = '20261128000000';

describe('the versions of a ledger', () => {
  it.each([
    ['of no database', [], [], false],
    ['of version 0.1', ['20260101000000', '20261124032637'], undefined, true],
    ['of an unreleased version before 1.0', ['20260101000000', '20261130141405'], undefined, true],
    ['of version 1.0', ['20260101000000', '20261130150309'], [BASELINE], false],
    ['of the host as well', ['0001', '20260101000000', '20261130150309'], [BASELINE, '0001'], false],
    [
      'of a version after 1.0, whose dates were to come',
      ['20260101000000', '20261130150309', '20261130160500'],
      [BASELINE, '20261128160500'],
      false,
    ],
    ['of a new database', [BASELINE, '20261128160500'], undefined, false],
    ['of a later version', [BASELINE, '20261130160501'], undefined, false],
  ])('%s', (_what, versions, present = versions, isOlder) => {
    const now = presentVersions(new Set(versions));
    expect([...now].sort()).toEqual([...present].sort());
    expect(isOfBefore1(now)).toBe(isOlder);
  });
});
