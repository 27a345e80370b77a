import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOf } from '../command';

/** In dist: the packages that the product is made of and built with, with their versions and licences, as a CycloneDX document. */
export const SBOM = '.sbom.cdx.json';

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * What the lockfile names, as a CycloneDX document, in which tools of development have the scope `optional`. They are not left out:
 * with `--omit=dev` npm leaves out what such a tool uses, too, React among it. Rejects when npm fails.
 */
export const listPackages = async (): Promise<string> => {
  const [program, ...first] = commandOf('npm');
  const args = [...first, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  return (await promisify(execFile)(program, args, { maxBuffer: MAX_BYTES })).stdout;
};
