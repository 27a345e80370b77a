const RENEWED_KEY = 'renewed-for';

/** The script that is named first knows the addresses of all parts: no two builds have the same. */
const FIRST_SCRIPT = /data-scripts="([^" ]+)/;

const ownBuild = () => document.getElementById('root')?.dataset.scripts?.split(' ')[0];

/**
 * Loads the page again where the server has another build of it by now: the parts of this one are gone for good. Once for
 * each build, for a server may answer with one and lack its parts.
 */
export const reloadForNewBuild = async (reload = () => location.reload()) => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const [, build] = FIRST_SCRIPT.exec(await answer.text()) ?? [];
    if (!build || build === ownBuild() || build === sessionStorage.getItem(RENEWED_KEY)) return;
    sessionStorage.setItem(RENEWED_KEY, build);
    reload();
  } catch {
    // Nobody answers; or storage is blocked, and nothing would end the reloading.
  }
};
