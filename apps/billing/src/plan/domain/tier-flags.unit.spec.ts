import type { Tier } from './plans.js';
import { flagsOf, isForOtherRole } from './tier-flags.js';

const flagsOn = (tier: Tier, role: string) =>
  Object.entries(flagsOf(tier, role))
    .filter(([, on]) => on)
    .map(([flag]) => flag);

describe('[BI-018] the flags of a tier', () => {
  it.each<[Tier, string, string[]]>([
    ['basic', 'organizer', ['isBasic']],
    ['vendor_pro', 'vendor', ['isVendorPro']],
    ['organizer_pro', 'organizer', ['isPro', 'isOrganizerPro']],
    ['pro', 'organizer', ['isPro', 'isOrganizerPro']],
    ['pro', 'vendor', ['isPro', 'isVendorPro']],
    ['pro', 'admin', ['isPro']],
  ])('%s of a %s: %j', (tier, role, flags) => expect(flagsOn(tier, role)).toEqual(flags));
});

describe('a plan for the other role', () => {
  it.each<[Tier, string, boolean]>([
    ['vendor_pro', 'organizer', true],
    ['organizer_pro', 'vendor', true],
    ['vendor_pro', 'vendor', false],
    ['organizer_pro', 'organizer', false],
    ['pro', 'organizer', false],
    ['pro', 'vendor', false],
  ])('%s of a %s: %j', (tier, role, isOther) => expect(isForOtherRole(tier, role)).toBe(isOther));
});
