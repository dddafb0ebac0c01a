import type { PersonReplica } from '../replicas/replicas.js';

const SUPPORT = 'Stallbook support';
const MEMBER = 'A member';

export const nameOf = (person: PersonReplica | undefined, role: 'vendor' | 'organizer' | 'admin'): string =>
  person ? person.businessName || person.name : role === 'admin' ? SUPPORT : MEMBER;
