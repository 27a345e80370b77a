describe('the settings of the build', () => {
  const { env } = process;
  beforeEach(() => {
    jest.resetModules();
    process.env = { ...env, SUPABASE_PUBLISHABLE_KEY: 'public' };
  });
  afterEach(() => {
    process.env = env;
  });

  it('accept service addresses with a trailing slash', async () => {
    Object.assign(process.env, {
      SUPABASE_URL: 'https://project.test/',
      COUNTRY_API_URL: 'https://countries.test/v1//',
    });
    const { countryApiUrl, readEnv } = await import('./env');
    expect(readEnv('https://site.test').supabaseUrl).toBe('https://project.test');
    expect(countryApiUrl).toBe('https://countries.test/v1');
  });

  it('name no project where the host of the site is the backend', async () => {
    const { readEnv } = await import('./env');
    expect(readEnv('https://site.test').supabaseUrl).toBe('https://site.test');
  });
});
