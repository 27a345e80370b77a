/** Said at the app's root once the app listens. */
export const READY = 'ready';

const load = (src: string) =>
  new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false; // in the order they are named in
    script.onload = resolve;
    script.onerror = (cause) => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`, { cause }));
    };
    document.head.append(script);
  });

/** The app of a page, as the page itself names its scripts. */
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
    /** Resolves once the app listens. What could not be had is asked for again the next time. */
    run: () => Promise.all(files.map(loadOnce)).then(() => ready),
    /** Into the browser's cache; nothing of it runs. */
    fetch: () => {
      for (const file of files)
        void fetch(file).then(
          (answer) => answer.blob(),
          () => undefined,
        );
    },
  };
};
