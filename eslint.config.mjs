import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { ownProperties } from './scripts/lint/ownProperties.mjs';

const typedHooks = 'Use useAppSelector and useAppDispatch of @/redux/hooks: they know the store.';

const handsOver =
  'React calls what an effect or a ref returns: give it a body in braces, which returns a function or nothing.';

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      '.data',
      '.cache',
      '*.js',
      '**/*.{mjs,cjs}',
      'src/supabase/database.types.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only: the name is the same everywhere.',
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text is rendered by React alone.',
        },
        {
          selector:
            'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > :first-child:not(ArrowFunctionExpression[expression=false])',
          message: handsOver,
        },
        {
          selector: "JSXAttribute[name.name='ref'] ArrowFunctionExpression[expression=true]",
          message: handsOver,
        },
        {
          selector: "JSXAttribute[name.name='multiline']",
          message: 'Use growing: the bundle has no growing text field of MUI.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-redux', importNames: ['useSelector', 'useDispatch'], message: typedHooks },
            {
              name: '@supabase/supabase-js',
              importNames: ['createClient', 'SupabaseClient'],
              allowTypeImports: true,
              message: 'Use createDb of @/supabase/client.',
            },
            { name: '@mui/material', message: 'Import the component from its own path.' },
            { name: '@mui/icons-material', message: 'Import the icon from its own path.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    extends: [hooks.configs.flat.recommended, a11y.flatConfigs.recommended],
    rules: {
      // What returns nothing today may return a promise tomorrow, as scrollIntoView does since Chromium 156.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // A cell counts as interactive because grids have some; tables need the role where their `display` is not a table's.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['none', 'presentation'], canvas: ['img'], td: ['cell'] },
      ],
    },
  },
  {
    files: ['src/**', 'supabase/functions/**', 'host/**', 'scripts/**', 'tools/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/test/**', 'host/{bench,testing}/**'],
    plugins: { local: { rules: { 'own-properties': ownProperties } } },
    rules: { 'local/own-properties': 'error' },
  },
  {
    files: ['src/supabase/client.ts', 'src/redux/hooks.ts', 'supabase/**', 'host/**', 'e2e/**', 'bench/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['host/**', 'bench/**', 'scripts/**', 'tools/**', 'webpack.config.ts', 'src/test/stubBackend.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'src/ui/UnmanagedContent.tsx', // its content is not React's
      'webpack.config.ts',
      'jest.config.ts',
      'src/test/browserEnvironment.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off', // a missing value fails the test anyway
    },
  },
);
