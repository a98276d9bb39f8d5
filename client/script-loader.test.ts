// Tests the script loader: it runs no script before all files are downloaded, and it can try again after a failure.
import { expect, it } from 'vitest';
import { createScriptLoader } from './script-loader';

/** Creates a loader whose downloads end when the test decides. `events` lists what happened, in order. */
function createTestLoader() {
  const events: string[] = [];
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const load = createScriptLoader({
    filesOf: (name) => [`${name}.js`, 'preact.js'],
    download: (file) =>
      new Promise((resolve, reject) => {
        events.push(`download ${file}`);
        waiting.set(file, { resolve, reject });
      }),
    run: async (file) => {
      events.push(`run ${file}`);
      return { file };
    },
  });
  const settle = async (file: string, error?: Error) => {
    const download = waiting.get(file);
    if (error) download?.reject(error);
    else download?.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { events, load, settle };
}

it('downloads all files of a script at once, and runs it only when the last one has arrived', async () => {
  const { events, load, settle } = createTestLoader();
  const script = load('sheet');
  expect(events).toEqual(['download sheet.js', 'download preact.js']);
  await settle('sheet.js');
  expect(events).not.toContain('run sheet.js');
  await settle('preact.js');
  expect(await script).toEqual({ file: 'sheet.js' });
  expect(events.at(-1)).toBe('run sheet.js');
});

it('loads a script once, however often it is asked for', async () => {
  const { events, load, settle } = createTestLoader();
  const scripts = [load('sheet'), load('sheet')];
  await settle('sheet.js');
  await settle('preact.js');
  const [first, second] = await Promise.all([...scripts, load('sheet')]);
  expect(first).toBe(second);
  expect(events.filter((event) => event === 'run sheet.js')).toHaveLength(1);
  expect(events.filter((event) => event === 'download sheet.js')).toHaveLength(1);
});

it('runs nothing if one file is missing, and downloads all files again at the next call', async () => {
  const { events, load, settle } = createTestLoader();
  const failed = load('sheet');
  await settle('sheet.js');
  const expectation = expect(failed).rejects.toThrow('No script');
  await settle('preact.js', new Error('No script at preact.js.'));
  await expectation;
  expect(events).not.toContain('run sheet.js');

  const second = load('sheet');
  await settle('sheet.js');
  await settle('preact.js');
  expect(await second).toEqual({ file: 'sheet.js' });
  expect(events.filter((event) => event === 'download preact.js')).toHaveLength(2);
});
