// Loads scripts once per page. A script runs only when it and all scripts that it imports have been downloaded.

interface ScriptSource {
  /** Returns the addresses of a script and of all scripts that it imports, its own address first. */
  filesOf: (name: string) => readonly string[];
  /** Downloads a file completely, so that `run` finds it in the HTTP cache. Rejects if the file is missing. */
  download: (file: string) => Promise<void>;
  /** Runs a script, and before it the scripts that it imports. */
  run: (file: string) => Promise<unknown>;
}

/**
 * Returns the function that loads a script. After a failed `import()`, some browsers refuse to load the script again
 * until the page is closed. A failed `fetch()` has no such effect. Therefore the loader first fetches all files and
 * then imports the script. If a load fails, the next call tries again.
 */
export function createScriptLoader({ filesOf, download, run }: ScriptSource) {
  const loading = new Map<string, Promise<unknown>>();
  return (name: string): Promise<unknown> => {
    const known = loading.get(name);
    if (known) return known;
    const files = filesOf(name);
    const script = Promise.all(files.map(download)).then(() => run(files[0] ?? ''));
    loading.set(name, script);
    script.catch(() => loading.delete(name));
    return script;
  };
}
