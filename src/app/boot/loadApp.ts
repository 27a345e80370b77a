/** Dispatched on the app's root element once the app handles events. */
export const READY = 'ready';

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

/** The app of a page, from the scripts that the page lists. */
export const appOf = (root: HTMLElement) => {
  const files = root.dataset.scripts?.split(' ') ?? [];
  const ready = new Promise((resolve) => root.addEventListener(READY, resolve, { once: true }));
  const loaded = new Map<string, Promise<unknown>>();
  const loadOnce = (file: string) => {
    const loading = loaded.get(file) ?? load(file);
    loaded.set(file, loading);
    loading.catch(() => loaded.delete(file));
    return loading;
  };
  return {
    /** Resolves once the app handles events. Scripts that failed to load are requested again on the next call. */
    run: () => Promise.all(files.map(loadOnce)).then(() => ready),
    /** Fills the browser's cache without running anything. */
    fetch: () => {
      for (const file of files)
        void fetch(file).then(
          (answer) => answer.blob(),
          () => undefined,
        );
    },
  };
};
