import { keptPorts, whyTaken } from '../../infra/servers/src/kit.mjs';

const TRIES = 3;

/**
 * Starts something on the ports of its last start. Another program can take a port between the check and the start;
 * then it starts again on other ports.
 * @template {string} Name
 * @param {string} root
 * @param {string} set
 * @param {readonly Name[]} names
 * @param {(ports: Record<Name, number>) => Promise<void>} start
 */
export async function onKeptPorts(root, set, names, start) {
  for (let tries = 1; ; tries += 1) {
    const ports = await keptPorts(root, set, names);
    try {
      await start(ports);
      return ports;
    } catch (error) {
      const reasons = await Promise.all(names.map((name) => whyTaken(ports[name])));
      if (tries === TRIES || reasons.every((reason) => reason === undefined)) throw error;
    }
  }
}
