import path from 'node:path';
import { browserPaths, newestFirst, versionIn } from './chromium';

describe('the browsers of a system', () => {
  it('are looked for on Windows below its variables, Chrome first and Edge last', () => {
    const env = {
      PROGRAMFILES: 'D:\\Programme',
      'PROGRAMFILES(X86)': 'D:\\Programme (x86)',
      LOCALAPPDATA: 'C:\\Users\\Jo Doe\\AppData\\Local',
    };
    const paths = browserPaths('win32', env);
    expect(paths[0]).toBe('D:\\Programme\\Google\\Chrome\\Application\\chrome.exe');
    expect(paths).toContain('C:\\Users\\Jo Doe\\AppData\\Local\\Chromium\\Application\\chrome.exe');
    expect(paths.at(-2)).toBe('D:\\Programme (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(paths.filter((file) => !path.win32.isAbsolute(file))).toEqual([]);
  });

  it('are not looked for on Windows below variables that are not set', () => {
    expect(browserPaths('win32', {})).toEqual([]);
  });

  it('are looked for on macOS among the applications of the machine and of the user', () => {
    const paths = browserPaths('darwin', { HOME: '/Users/jo' });
    expect(paths[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(paths).toContain('/Users/jo/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(paths).toContain('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
  });

  it('are looked for on Linux where packages put them', () => {
    expect(browserPaths('linux', {})).toEqual(
      expect.arrayContaining(['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/snap/bin/chromium']),
    );
  });
});

describe('the version of a browser', () => {
  it.each([
    ['Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)', [156, 0, 8078, 108]],
    ['Google Chrome 99.0.4844.51 ', [99, 0, 4844, 51]],
    ['Microsoft Edge 155.0.1.2', [155, 0, 1, 2]],
    ['Command not found', []],
  ])('is read from %j', (printed, version) => {
    expect(versionIn(printed)).toEqual(version);
  });

  it('orders browsers, newest first and those without a version last', () => {
    const versions = [[99, 0, 4844, 51], [], [156, 0, 8078, 108], [156, 0, 8078, 73], [156, 0, 8078, 108, 1]];
    const browsers = versions.map((version) => ({ executable: version.join('.'), version }));
    expect(newestFirst(browsers).map(({ executable }) => executable)).toEqual([
      '156.0.8078.108.1',
      '156.0.8078.108',
      '156.0.8078.73',
      '99.0.4844.51',
      '',
    ]);
  });
});
