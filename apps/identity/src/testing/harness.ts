import {
  LinkType,
  resendConfirmation,
  signIn,
  signUp,
  verifyLink,
  type Session,
  type SignUpMetadataInput,
} from '@stallbook/contracts';
import { EventCodec, PersonalData } from '@stallbook/event-store';
import type { Actor } from '@stallbook/kernel';
import { accessTokenSchema } from '@stallbook/platform';
import { mailedBy, openServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import jwt from 'jsonwebtoken';
import { DemoSeeder } from '../demo/demo-seeder.js';
import { eventStoreOptions } from '../event-store-options.js';
import { IdentityModule } from '../identity.module.js';

export async function openHarness(env: Record<string, string> = {}) {
  const harness = await openServiceHarness({ name: 'identity', module: IdentityModule, env });
  const { app, call, config } = harness;
  const mails = mailedBy(harness.redis, config);
  const mailsTo = mails.to;
  /** Some emails are queued after the answer. */
  const lastMailTo = (address: string, type: string) =>
    eventually(async () => {
      const mail = (await mailsTo(address)).findLast((one) => one.type === type);
      if (!mail) throw new Error(`no ${type} to ${address}`);
      return mail;
    });
  /** From the link in the last email to an address. */
  const tokenMailedTo = async (address: string): Promise<string> => {
    const last = (await mailsTo(address)).at(-1);
    const link = new URL(last?.data['confirm_url'] ?? '');
    return new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
  };
  const browserToken = 'the browser of these tests';
  const register = (email: string, password: string, metadata: SignUpMetadataInput = {}) =>
    call(signUp, { email, password, metadata, browserToken });
  const confirm = async (email: string) =>
    call(verifyLink, { tokenHash: await tokenMailedTo(email), type: LinkType.signup, browserToken });

  return {
    ...harness,
    parts: () => ({
      codec: app.get(EventCodec),
      personal: app.get(PersonalData),
      projections: eventStoreOptions.projections,
    }),
    seedAgain: () => app.get(DemoSeeder).onApplicationBootstrap(),
    mailsTo,
    lastMailTo,
    tokenMailedTo,
    browserToken,
    register,
    confirm,
    join: async (email: string, password: string, metadata?: SignUpMetadataInput): Promise<Session> => {
      await register(email, password, metadata);
      const { session } = await confirm(email);
      if (!session) throw new Error('the confirmation opened no session');
      return session;
    },
    signIn: (email: string, password: string): Promise<Session> => call(signIn, { email, password }),
    resend: (email: string) => call(resendConfirmation, { email }),
    /** The actor that the gateway reads from an access token. */
    actorIn: ({ accessToken }: Session): Actor => {
      const claims = accessTokenSchema.parse(jwt.decode(accessToken));
      const { sub: id, role, sid: sessionId, factor } = claims;
      return { id, role, sessionId, ...(factor && { secondFactor: factor }) };
    },
    close: async () => {
      await mails.close();
      await harness.close();
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
