import { newId } from '@stallbook/kernel';
import { emailIdIn } from '../gather/companions.js';
import { GatewayClient, Refused } from './gateway-client.js';
import type { Notes } from './notes.js';

export interface Place {
  gateway: string;
  mailbox: string;
  stripe: string;
  stripeKey: string;
}

interface Opened {
  session: { profile: { id: string } | null };
}

/** An admin's account: start Stallbook with this address among its admins. */
export const ADMIN = 'admin@checker.example';
const PASSWORD = 'A-long-enough-1';
/** How often an answered command is sent again to compare the answers. */
const AGAIN_EVERY = 10;

/** A person with a separate browser, signed up and confirmed. */
export class Person {
  private sent = 0;

  private constructor(
    readonly id: string,
    readonly email: string,
    readonly gateway: GatewayClient,
    private readonly notes: Notes,
  ) {}

  static async join(
    place: Place,
    role: 'vendor' | 'organizer' | 'admin',
    notes: Notes,
    giveUp: AbortSignal,
  ): Promise<Person> {
    const gateway = new GatewayClient(place.gateway, giveUp);
    const key = newId();
    const email = role === 'admin' ? ADMIN : `${role}-${key}@example.org`;
    const metadata = role !== 'admin' && {
      role,
      businessName: `The ${role} ${key.slice(-4)}`,
      contactName: 'Kim Doe',
      city: 'Austin',
      state: 'TX',
    };
    const { userId } = await gateway.post<{ userId: string }>(
      '/auth/sign-up',
      { email, password: PASSWORD, metadata: metadata || {} },
      key,
    );
    const { emailId, token } = await confirmationFor(place.mailbox, email, giveUp);
    notes.confirmations.push(emailId);
    const confirmed = await confirm(gateway, token).catch((error: unknown) => {
      if (!usedBefore(error)) throw error;
      return gateway.post<Opened>('/auth/sign-in', { email, password: PASSWORD }, newId());
    });
    if (confirmed.session.profile)
      notes.answered('identity.confirm', userId, 'profile-from-sign-up', userId, confirmed.session.profile.id);
    return new Person(userId, email, gateway, notes);
  }

  /** Sends a command; every tenth one twice. `select` names the answer's fields to compare. */
  async command<T>(
    operation: { name: string; input: { name: string } },
    input: unknown,
    select: string,
    subject: (answer: T) => string,
    mark?: (answer: T) => string,
  ): Promise<T> {
    const key = newId();
    const field = operation.name.slice(operation.name.indexOf('.') + 1);
    const query = `mutation Drive($input: ${operation.input.name}!) { ${field}(input: $input) { ${select} } }`;
    const give = async (): Promise<T> => {
      const answer = await this.gateway.graphql<T>(operation.name, query, { input }, key);
      this.notes.answered(operation.name, this.id, `${key}:${operation.name}`, subject(answer), answer, mark?.(answer));
      return answer;
    };
    const answer = await give();
    this.sent += 1;
    if (this.sent % AGAIN_EVERY === 0) await give();
    return answer;
  }
}

/** One whose sender was killed in the middle lacks the rest. */
interface ReceivedEmail {
  to?: { address: string }[];
  messageId?: string;
  text?: string;
}

interface Confirmation {
  emailId: string;
  token: string;
}

const confirm = (gateway: GatewayClient, tokenHash: string) =>
  gateway.post<Opened>('/auth/confirm', { tokenHash, type: 'signup', password: PASSWORD }, newId());

/** A link works once: if its first use had no answer, the second is refused although the account is confirmed. */
const usedBefore = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'IDENTITY.ALREADY_CONFIRMED' && error.tries > 1;

/** Undefined in a text that ends within the token. */
const tokenIn = ({ text = '' }: ReceivedEmail): string | undefined => /token_hash=([\w-]+)&/.exec(text)?.[1];

/** Waits for the email, and takes the token from its link. */
async function confirmationFor(mailbox: string, email: string, giveUp: AbortSignal): Promise<Confirmation> {
  while (!giveUp.aborted) {
    const mails = await fetch(`${mailbox}/email`)
      .then(async (response) => (await response.json()) as ReceivedEmail[])
      .catch(() => []);
    const mail = mails.find((one) => one.to?.some(({ address }) => address === email) && tokenIn(one));
    const token = mail && tokenIn(mail);
    if (mail?.messageId && token) return { emailId: emailIdIn(mail.messageId), token };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no confirmation mail came');
}
