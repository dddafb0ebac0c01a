import { profileSaved } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { profile } from './builders.js';
import type { Harness } from './harness.js';

/** Resolves when this service knows the organizer. */
export async function registeredOrganizer(harness: Harness, email: string): Promise<Actor> {
  const owner = actorAs('organizer');
  await harness.publish(profileSaved, profile(owner.id, email));
  await eventually(async () =>
    expect(await harness.db.collection('organizers').countDocuments({ _id: owner.id as never })).toBe(1),
  );
  return owner;
}
