/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// The reader's time zone, in tests and the browsers that they start; a test that needs another one sets it.
process.env.TZ = 'UTC';

const transform: Config['transform'] = {
  '\\.[tj]sx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false }],
};
const node = {
  testEnvironment: 'node',
  transform,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
} satisfies Config;

const config: Config = {
  testTimeout: 300_000, // for what hangs: how long a test takes depends on the machine
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/src/test/browserEnvironment.ts',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      moduleNameMapper: {
        '\\.(css|svg)$': '<rootDir>/src/test/emptyModule.ts',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      transform,
      transformIgnorePatterns: ['/node_modules/(?!(@react-leaflet|react-leaflet)/)'], // published as ES modules only
    },
    { ...node, displayName: 'backend', testMatch: ['<rootDir>/{supabase,scripts,bench}/**/*.test.ts'] },
    { ...node, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.e2e.ts'] },
  ],
};
export default config;
