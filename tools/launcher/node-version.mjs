// Runs on very old versions of Node: plain syntax, no imports.
const NEEDED = { major: 20, minor: 19 };

/**
 * The message if this Node is too old, else undefined.
 * @param {string} version e.g. process.versions.node
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
  if (enough) return undefined;
  return (
    `Stallbook needs Node.js ${NEEDED.major}.${NEEDED.minor} or later; this is ${version}.\n` +
    'Install the current LTS from https://nodejs.org (or `nvm install --lts`) and start again.'
  );
}

/** Exits with code 1 if this Node is too old. */
export function insistOnNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
