/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// The reader's time zone, in tests and the browsers that they start; a test that needs another one sets it.
process.env.TZ = 'UTC';

const transform: Config['transform'] = {
  '\\.[tj]sx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false }],
};
/** Packages that are published as ES modules only, which jest has to transform. */
const transformPublishedAsModules = (...names: string[]) => [`/node_modules/(?!(${names.join('|')})/)`];
const node = {
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: transformPublishedAsModules(
    '@noble',
    '@scure',
    'age-encryption',
    'modern-tar',
    'p-limit',
    'yocto-queue',
  ),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
} satisfies Config;

const config: Config = {
  testTimeout: 300_000, // for what hangs: how long a test takes depends on the machine
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'browser',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/src/test/browserEnvironment.ts',
      testMatch: ['**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      moduleNameMapper: {
        '\\.(css|svg)$': '<rootDir>/src/test/emptyModule.ts',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      transform,
      transformIgnorePatterns: transformPublishedAsModules('@react-leaflet', 'react-leaflet'),
    },
    {
      ...node,
      displayName: 'backend',
      roots: ['supabase', 'host', 'scripts', 'tools'].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
    },
    { ...node, displayName: 'e2e', roots: ['<rootDir>/e2e'], testMatch: ['**/*.e2e.ts'] },
  ],
};
export default config;
