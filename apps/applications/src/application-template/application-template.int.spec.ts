import {
  applicationsPersonData,
  deleteApplicationTemplate,
  membershipSaved,
  myApplicationTemplates,
  personErased,
  saveApplicationTemplate,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { plan, vendor } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

const honey = { templateName: 'Honey stall', productsOffered: 'Honey' };
const refusal = { code: 'MEMBERSHIP.VENDOR_PRO_REQUIRED', details: { needsUpgrade: true } };

describe('application templates', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  const proVendor = async () => {
    const ann = vendor();
    await stage.publish(membershipSaved, plan(ann.id));
    await eventually(() => stage.call(myApplicationTemplates, {}, ann));
    return ann;
  };
  const namesOf = async (person: ReturnType<typeof vendor>) =>
    (await stage.call(myApplicationTemplates, {}, person)).map(({ templateName }) => templateName);

  it('[CO-031] are refused without Vendor Pro, whatever is asked for', async () => {
    const basic = vendor();
    await expect(stage.call(myApplicationTemplates, {}, basic)).rejects.toMatchObject(refusal);
    await expect(stage.call(saveApplicationTemplate, honey, basic)).rejects.toMatchObject(refusal);
    await expect(stage.call(deleteApplicationTemplate, { id: newId() }, basic)).rejects.toMatchObject(refusal);
  });

  it('[CO-028] [CO-029] [CO-030] are listed newest first, and the same name overwrites', async () => {
    const ann = await proVendor();
    const first = await stage.call(saveApplicationTemplate, honey, ann);
    await stage.clock.moveTo(new Date('2027-04-01T10:01:00Z'));
    await stage.call(saveApplicationTemplate, { ...honey, templateName: 'Wax stall' }, ann);
    expect(await namesOf(ann)).toEqual(['Wax stall', 'Honey stall']);
    await stage.clock.moveTo(new Date('2027-04-01T10:02:00Z'));
    const more = {
      businessDescription: 'Beekeepers',
      boothSetup: 'Corner',
      specialRequirements: 'Shade',
      yearsExperience: 3,
      insuranceInfo: 'Insured',
    };
    const again = await stage.call(saveApplicationTemplate, { ...honey, templateName: ' Honey stall ', ...more }, ann);
    expect(again).toEqual({
      id: first.id,
      vendorId: ann.id,
      ...honey,
      ...more,
      updatedAt: expect.stringContaining('2027-04-01T10:02:'),
    });
    expect(await stage.call(myApplicationTemplates, {}, ann)).toEqual([
      again,
      expect.objectContaining({ templateName: 'Wax stall' }),
    ]);
  });

  it('take a new name when they are edited', async () => {
    const ann = await proVendor();
    const { id } = await stage.call(saveApplicationTemplate, honey, ann);
    const command = newId();
    const input = { ...honey, id, templateName: 'Honey and wax' };
    const renamed = await stage.call(saveApplicationTemplate, input, ann, command);
    expect(await namesOf(ann)).toEqual(['Honey and wax']);
    expect(await stage.call(saveApplicationTemplate, input, ann, command)).toMatchObject({ id: renamed.id });
  });

  it('keep the other one if one is renamed to its name, which is refused', async () => {
    const ann = await proVendor();
    const { id } = await stage.call(saveApplicationTemplate, honey, ann);
    const wax = { ...honey, templateName: 'Wax stall', productsOffered: 'Wax' };
    await stage.call(saveApplicationTemplate, wax, ann);
    const rename = stage.call(saveApplicationTemplate, { ...honey, templateName: 'Wax stall', id }, ann);
    await expect(rename).rejects.toMatchObject({
      code: 'APPLICATION_TEMPLATE.NAME_TAKEN',
      fields: [{ path: 'templateName' }],
    });
    expect((await namesOf(ann)).sort()).toEqual(['Honey stall', 'Wax stall']);
    const kept = (await stage.call(myApplicationTemplates, {}, ann)).find(
      ({ templateName }) => templateName === 'Wax stall',
    );
    expect(kept).toMatchObject({ productsOffered: 'Wax' });
  });

  it('[CO-030] are seen and deleted only by their owner', async () => {
    const [ann, bob] = [await proVendor(), await proVendor()];
    const { id } = await stage.call(saveApplicationTemplate, honey, ann);
    await expect(stage.call(deleteApplicationTemplate, { id }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      stage.call(saveApplicationTemplate, { ...honey, templateName: 'Taken', id }, bob),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await namesOf(bob)).toEqual([]);
    expect(await stage.call(deleteApplicationTemplate, { id }, ann)).toEqual({ id });
    expect(await namesOf(ann)).toEqual([]);
  });

  it('are part of a person’s data, stored encrypted, and erased with the person', async () => {
    const ann = await proVendor();
    await stage.call(saveApplicationTemplate, { templateName: 'Secret recipe', productsOffered: 'Mead' }, ann);
    const { kinds } = await stage.call(applicationsPersonData, { personId: ann.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'applicationTemplates')?.records).toMatchObject([
      { templateName: 'Secret recipe', productsOffered: 'Mead' },
    ]);
    const commits = await stage.db.collection('commits').find().toArray();
    expect(JSON.stringify(commits)).not.toContain('Mead');
    await stage.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () =>
      expect(await stage.db.collection('applicationTemplates').countDocuments({ vendorId: ann.id })).toBe(0),
    );
  });
});
