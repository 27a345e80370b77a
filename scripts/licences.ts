import { disallowedLicences } from './supply/licences';

const strangers = disallowedLicences('.');
for (const line of strangers) console.error(line);
if (strangers.length > 0) {
  console.error(
    'Allow the licence in scripts/supply/licences.ts and docs/decisions/014, or do without the package.',
  );
  process.exitCode = 1;
}
