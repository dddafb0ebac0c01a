import { Controller, Inject } from '@nestjs/common';
import { identityPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, personDataIn, type PersonDataSource } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import type { Account } from '../account/account.js';
import { ACCOUNTS } from '../account/account.schema.js';
import { ADDRESS_SHARINGS, type AddressSharingRow } from '../address-sharing/address-sharing.schema.js';
import { LINKS, type LinkDocument } from '../account/link.schema.js';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../replicas/membership-replica.schema.js';
import { profilesOf, toProfile } from '../profile/profile.projection.js';
import { SECOND_FACTORS, type SecondFactorDocument } from '../second-factor/second-factor.schema.js';
import { SECURITY_EVENTS, type SecurityEventDocument } from '../security/security-event.schema.js';
import { isEndOfEpoch, SESSIONS, type SessionDocument } from '../session/session.schema.js';

/** What identity stores about a person, without password hashes and session secrets. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonDataSource[];

  constructor(@Inject(DB) db: Db, personal: PersonalData) {
    const ofAccount = ({ personId }: { personId: string }) => ({ accountId: personId });
    this.sources = [
      personDataIn('account', db.collection<Account>(ACCOUNTS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ _id: id, email, formerEmails = [], emailConfirmedAt, language, metadata, createdAt }) => ({
          id,
          email,
          formerEmails,
          emailConfirmedAt,
          language: language ?? null,
          toldAtSignUp: metadata,
          createdAt,
        }),
      }),
      personDataIn('profile', profilesOf(db), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: (document) => toProfile(document._id, document),
      }),
      personDataIn('copyOfPlan', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ canBoostListings }) => ({ canBoostListings }),
      }),
      personDataIn('addressSharing', db.collection<AddressSharingRow>(ADDRESS_SHARINGS), {
        filterFor: ofAccount,
        show: ({ since, withPhone }) => ({ isShared: true, withPhone, since }),
      }),
      personDataIn('sessions', db.collection<SessionDocument>(SESSIONS), {
        filterFor: ofAccount,
        show: (session) => {
          if (isEndOfEpoch(session)) return null;
          const { userAgent, createdAt, rotatedAt, expiresAt, endedAt } = session;
          return { userAgent, signedInAt: createdAt, lastSeenAt: rotatedAt, expiresAt, endedAt };
        },
      }),
      personDataIn('secondFactor', db.collection<SecondFactorDocument>(SECOND_FACTORS), {
        filterFor: ofAccount,
        show: ({ authenticator, passkeys, recoveryCodes }) => ({
          authenticatorAddedAt: authenticator?.addedAt ?? null,
          passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
          recoveryCodesLeft: recoveryCodes.length,
        }),
      }),
      personDataIn('mailedLinks', db.collection<LinkDocument>(LINKS), {
        // An unused change of address would reveal whether the new one has an account.
        filterFor: (person) => ({
          ...ofAccount(person),
          $nor: [{ type: 'email_change' as const, usedAt: null }],
        }),
        show: ({ type, email, expiresAt, usedAt }) => ({
          type,
          newEmail: type === 'email_change' ? email : null,
          expiresAt,
          usedAt,
        }),
      }),
      personDataIn('securityRecord', db.collection<SecurityEventDocument>(SECURITY_EVENTS), {
        filterFor: ofAccount,
        show: ({ kind, at, device }) => ({ kind, at, device }),
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ];
  }

  @Handles(identityPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }
}
