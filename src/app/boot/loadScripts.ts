const load = (src: string) =>
  new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false; // execute in the order listed
    script.onload = resolve;
    script.onerror = (cause) => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`, { cause }));
    };
    document.head.append(script);
  });

const loaded = new Map<string, Promise<unknown>>();

/** Runs scripts in the order listed, each once. Those that failed to load are requested again on the next call. */
export const runScripts = (files: readonly string[]) =>
  Promise.all(
    files.map((file) => {
      const loading = loaded.get(file) ?? load(file);
      loaded.set(file, loading);
      loading.catch(() => loaded.delete(file));
      return loading;
    }),
  );

/** Fills the browser's cache without running anything. */
export const fetchScripts = (files: readonly string[]) => {
  for (const file of files)
    void fetch(file).then(
      (answer) => answer.blob(),
      () => undefined,
    );
};
