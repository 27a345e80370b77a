/** Reads secrets of an environment by their names, addresses without trailing slashes. Throws for one that is not set. */
export const secretReader =
  (env: Record<string, string>) =>
  (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`The secret ${name} is not set.`);
    return value.replace(/\/+$/, '');
  };
