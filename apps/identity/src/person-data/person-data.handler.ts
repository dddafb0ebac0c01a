import { Controller, Inject } from '@nestjs/common';
import { identityPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, personDataIn } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import type { Account } from '../account/account.js';
import { ACCOUNTS } from '../account/account.schema.js';
import { ADDRESS_SHARINGS, type AddressSharingRow } from '../address-sharing/address-sharing.schema.js';
import { LINKS, type LinkDocument } from '../account/link.schema.js';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../replicas/membership-replica.schema.js';
import { profiles, toProfile } from '../profile/profile.projection.js';
import { SECOND_FACTORS, type SecondFactorDocument } from '../second-factor/second-factor.schema.js';
import { SECURITY_EVENTS, type SecurityEventDocument } from '../security/security-event.schema.js';
import { isEndOfEpoch, SESSIONS, type SessionDocument } from '../session/session.schema.js';

/** What identity stores about a person, without password hashes and session secrets. */
@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly personal: PersonalData,
  ) {}

  @Handles(identityPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db, personal } = this;
    return personPage(input, [
      personDataIn('account', db.collection<Account>(ACCOUNTS), {
        personField: '_id',
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
      personDataIn('profile', profiles.in(db), {
        personField: '_id',
        show: (document) => toProfile(document._id, document),
      }),
      personDataIn('copyOfPlan', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
        personField: '_id',
        show: ['canBoostListings'],
      }),
      personDataIn('addressSharing', db.collection<AddressSharingRow>(ADDRESS_SHARINGS), {
        personField: 'accountId',
        show: ({ since, withPhone }) => ({ isShared: true, withPhone, since }),
      }),
      personDataIn('sessions', db.collection<SessionDocument>(SESSIONS), {
        personField: 'accountId',
        show: (session) => {
          if (isEndOfEpoch(session)) return null;
          const { userAgent, createdAt, rotatedAt, expiresAt, endedAt } = session;
          return { userAgent, signedInAt: createdAt, lastSeenAt: rotatedAt, expiresAt, endedAt };
        },
      }),
      personDataIn('secondFactor', db.collection<SecondFactorDocument>(SECOND_FACTORS), {
        personField: 'accountId',
        show: ({ authenticator, passkeys, recoveryCodes }) => ({
          authenticatorAddedAt: authenticator?.addedAt ?? null,
          passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
          recoveryCodesLeft: recoveryCodes.length,
        }),
      }),
      personDataIn('mailedLinks', db.collection<LinkDocument>(LINKS), {
        // An unused change of address would reveal whether the new one has an account.
        filterFor: ({ personId }) => ({
          accountId: personId,
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
        personField: 'accountId',
        show: ['kind', 'at', 'device'],
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ]);
  }
}
