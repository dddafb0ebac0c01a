import { baseConfig, keyHolders, loadConfig } from '@stallbook/platform';
import { ActorSigner, ActorVerifier } from '@stallbook/rpc';
import { freshKeys, KEY_HOLDERS } from './secrets.mjs';

describe('the keys that the launcher makes', () => {
  it('go to the processes that hold them', () => {
    expect(KEY_HOLDERS).toEqual(keyHolders);
  });

  it('are taken by every process', () => {
    const servers = { MONGODB_URL: 'mongodb://one', REDIS_URL: 'redis://localhost' };
    expect(loadConfig(baseConfig, { ...servers, ...freshKeys() }, 'all-in-one')).toMatchObject(servers);
  });

  it('let services verify what the gateway signs', () => {
    const { STALLBOOK_ACTOR_KEYS = '', STALLBOOK_ACTOR_PUBLIC_KEYS = '' } = freshKeys();
    const actor = { id: 'v1', role: 'vendor' } as const;
    const call = { operation: 'events.any', input: '{}', commandId: 'c' };
    const token = new ActorSigner(STALLBOOK_ACTOR_KEYS).sign(actor, call);
    expect(new ActorVerifier(STALLBOOK_ACTOR_PUBLIC_KEYS).verify(token, call)).toEqual(actor);
  });
});
