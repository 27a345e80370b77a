import path from 'node:path';
import { browserPaths } from './chromium';

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
