import { storageKeys } from '@/config/storageKeys';

const { reloadedForBuild } = storageKeys;

/** The runtime contains the addresses of all parts, so no two builds have the same one. */
const RUNTIME = /\/assets\/runtime\.[^" ]+/;

const ownBuild = () => RUNTIME.exec(document.getElementById('root')?.dataset.scripts ?? '')?.[0];

/**
 * Reloads the page if the server has another build by now: the parts of this one are gone for good. Once per build, because
 * a server may serve one and lack its parts.
 */
export const reloadForNewBuild = async (reload = () => location.reload()) => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const [build] = RUNTIME.exec(await answer.text()) ?? [];
    if (!build || build === ownBuild() || build === sessionStorage.getItem(reloadedForBuild)) return;
    sessionStorage.setItem(reloadedForBuild, build);
    reload();
  } catch {
    // No response; or storage is blocked, and nothing would end the reloading.
  }
};
