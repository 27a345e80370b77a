// The tab's session storage, or the page's memory if the browser blocks it or it is full: imported as a whole, `tabStorage`, of
// which a page's inline script has only what it uses.

/** What session storage did not accept: it lives as long as the page. */
const memory = new Map<string, string>();

const orNothing = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const getItem = (key: string) =>
  memory.get(key) ?? orNothing(() => sessionStorage.getItem(key)) ?? null;

export const removeItem = (key: string) => {
  memory.delete(key);
  orNothing(() => sessionStorage.removeItem(key));
};

export const setItem = (key: string, value: string) => {
  removeItem(key);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
};

export const clear = () => {
  memory.clear();
  orNothing(() => sessionStorage.clear());
};

/** Of what the next page of this tab will not find. */
export const keysInMemory = () => [...memory.keys()];

export const keys = () => [...memory.keys(), ...(orNothing(() => Object.keys(sessionStorage)) ?? [])];
