import { loadChunk } from './load-chunk.js';

export async function answerWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await loadChunk(() => import('@simplewebauthn/browser'));
  const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

export async function createPasskey(options: string): Promise<string> {
  const { startRegistration } = await loadChunk(() => import('@simplewebauthn/browser'));
  const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
