/** What session storage did not accept: it lives as long as the page. */
const memory = new Map<string, string>();

const orNothing = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The tab's session storage, or the page's memory if the browser blocks it or it is full. */
export const tabStorage = {
  getItem: (key: string) => memory.get(key) ?? orNothing(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string) => {
    tabStorage.removeItem(key);
    try {
      sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem: (key: string) => {
    memory.delete(key);
    orNothing(() => sessionStorage.removeItem(key));
  },
  clear: () => {
    memory.clear();
    orNothing(() => sessionStorage.clear());
  },
  /** Of what the next page of this tab will not find. */
  keysInMemory: () => [...memory.keys()],
  keys: () => [...memory.keys(), ...(orNothing(() => Object.keys(sessionStorage)) ?? [])],
};
