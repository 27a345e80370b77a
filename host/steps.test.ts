import { openSteps, type Output } from './steps';

/** Collects what is written, and has a clock of its own. */
const openRecorder = (terminal: Partial<Output> = {}) => {
  let text = '';
  let time = 0;
  const steps = openSteps({ ...terminal, write: (piece) => (text += piece) }, () => time);
  return { ...steps, text: () => text, pass: (ms: number) => (time += ms) };
};

/** What is on a terminal at the end: a carriage return goes to the start of the line, and an escape clears it. */
const shownOn = (text: string): string[] =>
  text.split('\n').map((line) => line.slice(line.lastIndexOf('\r\u001b[K') + 1).replace('\u001b[K', ''));

describe('steps in a log', () => {
  it('are plain lines with their time and each quarter of what is done, without control characters', async () => {
    const { run, text, pass } = openRecorder();
    const result = await run('Building', async (onProgress) => {
      for (const part of [0.1, 0.24, 0.26, 0.3, 0.8, 0.85, 1]) onProgress(part);
      pass(12_340);
      return Promise.resolve('built');
    });
    expect(result).toBe('built');
    expect(text()).toBe('Building …\nBuilding: 25 %\nBuilding: 75 %\nBuilding: 12.3 s\n');
  });

  it('show steps beside each other, each with its own time', async () => {
    const { run, text, pass } = openRecorder();
    let finish = (): void => undefined;
    const long = run('Building', () => new Promise<void>((resolve) => (finish = resolve)));
    await run('Preparing', () => Promise.resolve(pass(1_000)));
    pass(2_000);
    finish();
    await long;
    expect(text()).toBe('Building …\nPreparing …\nPreparing: 1.0 s\nBuilding: 3.0 s\n');
  });

  it('say nothing of what goes on after its step is done', async () => {
    const { run, text } = openRecorder();
    let report: (part: number) => void = () => undefined;
    await run('Building', (onProgress) => Promise.resolve(void (report = onProgress)));
    report(0.5);
    expect(text()).toBe('Building …\nBuilding: 0.0 s\n');
  });

  it('say no time of a step that fails, and pass on why', async () => {
    const { run, text } = openRecorder();
    await expect(run('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toBe('Building …\n');
  });
});

describe('steps on a terminal', () => {
  it('are one redrawn line with a bar, in place of which the time stays', async () => {
    const { run, text, pass } = openRecorder({ isTTY: true, columns: 80 });
    await run('Building', async (onProgress) => {
      onProgress(0.5);
      pass(2_000);
      await run('Preparing', () => Promise.resolve());
    });
    expect(text()).toContain('\r\u001b[KBuilding [##########..........] 50 % 2 s, Preparing 0 s\r');
    expect(shownOn(text())).toEqual(['Preparing: 0.0 s', 'Building: 2.0 s', '']);
  });

  it('never draw a line longer than the terminal, which would stay', async () => {
    const { run, text } = openRecorder({ isTTY: true, columns: 30 });
    await run('Building', async (onProgress) => {
      onProgress(0.5);
      await run('Preparing the database', () => Promise.resolve());
    });
    const drawn = text()
      .split(/\r|\n/)
      .map((piece) => piece.replace('\u001b[K', ''));
    expect(Math.max(...drawn.map(({ length }) => length))).toBe(29);
  });

  it('leave an empty line to whoever says why the program ends', () => {
    const { run, end, text } = openRecorder({ isTTY: true });
    void run('Building', () => new Promise(() => undefined));
    end();
    expect(shownOn(text())).toEqual(['']);
  });
});
