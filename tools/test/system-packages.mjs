import {
  CHROMIUM_REMEDY,
  findChromium,
  findJava,
  findKafka,
  findMongo,
  findPip,
  onPath,
  runStep,
} from '../../infra/servers/src/kit.mjs';

/**
 * Installs a system package if no password is needed: as root, with apt-get.
 * @param {string[]} names tried one after another
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
async function install(names, env, say) {
  const apt = onPath('apt-get', env);
  if (apt === undefined || process.getuid?.() !== 0) return;
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const name of names) {
    try {
      say(`Installing ${name} ...`);
      await runStep({ command: apt, args: ['update', '-qq'], env: quiet, say, title: 'apt-get update' });
      await runStep({
        command: apt,
        args: ['install', '-y', '-qq', '--no-install-recommends', name],
        env: quiet,
        say,
        title: name,
      });
      return;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error)); // what needs the package names it again
    }
  }
}

/**
 * The browser for the journey; undefined, with a hint what to type, if it is not available.
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
export async function ensureBrowser(env, say) {
  if (findChromium(env) === undefined) await install(['chromium', 'chromium-browser'], env, say);
  const browser = findChromium(env);
  if (browser === undefined) say(`The browser journey needs Chromium. Install it: ${CHROMIUM_REMEDY}`);
  return browser;
}

/**
 * Packages that Kafka and MongoDB need on a bare machine, if Kafka is required.
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
export async function ensureServerTools(env, say) {
  const wish = { env, say: () => {}, lookOnly: true };
  const there = async (/** @type {Promise<unknown>} */ looking) =>
    looking.then(
      () => true,
      () => false,
    );
  if ((await findJava(env)) === undefined)
    await install(['openjdk-17-jre-headless', 'openjdk-21-jre-headless'], env, say);
  if (!onPath('mvn', env) && !(await there(findKafka(wish)))) await install(['maven'], env, say);
  if (!(await findPip(env)) && !(await there(findMongo(wish)))) await install(['python3-pip'], env, say);
}
