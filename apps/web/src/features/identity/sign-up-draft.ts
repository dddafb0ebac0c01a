import { z } from 'zod';
import { parsed, tabStorage } from '../../lib/state/storage.js';
import { planNames } from './register-schema.js';

const KEY = 'stallbook.sign-up';
const text = z.string();

const schema = z.object({
  email: text,
  plan: z.enum(planNames),
  /** The plan of the address that the plan was chosen under. */
  upgrade: text,
  profile: z.object({
    role: z.enum(['vendor', 'organizer', '']),
    businessName: text,
    contactName: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
  }),
});
export type SignUpDraft = z.infer<typeof schema>;

/** What was typed before a reload, in this tab. Never the password. */
export const signUpDraft = {
  read: (): SignUpDraft | undefined => schema.safeParse(parsed(tabStorage[KEY])).data,
  keep: (draft: SignUpDraft) => {
    try {
      tabStorage[KEY] = JSON.stringify(draft);
    } catch {
      // A full storage must not stop the sign-up.
    }
  },
  forget: () => {
    delete tabStorage[KEY];
  },
};
