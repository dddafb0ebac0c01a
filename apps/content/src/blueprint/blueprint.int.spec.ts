import {
  allBlueprints,
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  blueprint,
  blueprintAnalytics,
  blueprintCategories,
  blueprints,
  blueprintStats,
  contentPersonData,
  createBlueprint,
  createBlueprintCategory,
  deleteBlueprint,
  deleteBlueprintCategory,
  editBlueprint,
  editBlueprintCategory,
  myBlueprintProgress,
  openBlueprint,
  orderBlueprintCategories,
  orderBlueprints,
  personErased,
  publishBlueprint,
  recommendedBlueprints,
  saveBlueprintProgress,
  unpublishBlueprint,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../content.module.js';
import { SeedLibrary } from './seed/seed-library.js';

const admin = actorAs('admin');
const steps = (count = 4) =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    title: `Step ${index + 1}`,
    text: 'Measure twice.',
    tasks: [{ id: newId(), text: 'Find the tape' }],
  }));

describe('the Success Library', () => {
  let harness: ServiceHarness;
  beforeAll(async () => (harness = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => harness?.close());

  const categories = () => harness.call(blueprintCategories, {}, admin);
  const idOf = async (wanted: string) => (await categories()).find(({ slug }) => slug === wanted)!.id;
  const draft = async (title = `Blueprint ${newId()}`, category = 'marketing') =>
    harness.call(
      createBlueprint,
      { title, description: 'How to.', categoryId: await idOf(category), content: steps() },
      admin,
    );
  const published = async (title?: string, category?: string) => {
    const { id } = await draft(title, category);
    return harness.call(publishBlueprint, { id }, admin);
  };

  it('[CO-015] lists the nine categories of a new installation by order', async () => {
    const found = await categories();
    expect(found.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'application-tips',
      'booth-design',
      'product-presentation',
      'marketing',
      'sales-strategies',
      'growth-strategies',
      'advanced-marketing',
      'scaling-business',
    ]);
    expect(found.map(({ orderIndex }) => orderIndex)).toEqual(found.map((_, index) => index));
    expect(found[0]).toEqual({
      id: expect.any(String),
      name: 'Getting started',
      icon: expect.any(String),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      slug: 'getting-started',
      orderIndex: 0,
    });
  });

  it('has fourteen blueprints from the start, of four to eight steps, in every category', async () => {
    const vera = actorAs('vendor');
    const found = await harness.call(blueprints, {}, vera);
    expect(found).toHaveLength(14);
    expect(new Set(found.map(({ category }) => category?.slug)).size).toBe(9);
    for (const { stepCount } of found) expect(stepCount >= 4 && stepCount <= 8).toBe(true);
  });

  it('is not filled again: an edit and a deletion stay', async () => {
    const [first, second] = await harness.call(blueprints, {}, admin);
    const { revision, content } = await harness.call(blueprint, { id: first!.id }, admin);
    const { id, description, categoryId } = first!;
    await harness.call(editBlueprint, { id, revision, title: 'Edited', description, categoryId, content }, admin);
    await harness.call(deleteBlueprint, { id: second!.id }, admin);
    await harness.app.get(SeedLibrary).onApplicationBootstrap();
    const ids = (await harness.call(blueprints, {}, admin)).map((one) => [one.id, one.title]);
    expect(ids).toContainEqual([id, 'Edited']);
    expect(ids.map(([found]) => found)).not.toContain(second!.id);
    expect(ids).toHaveLength(13);
  });

  it('[CO-016] [CO-017] lists published blueprints with their category by order, also of one category', async () => {
    const hidden = await draft();
    const { id, title } = await published();
    const all = await harness.call(blueprints, {}, actorAs('vendor'));
    expect(all.map((one) => one.id)).not.toContain(hidden.id);
    expect(all.map(({ orderIndex }) => orderIndex)).toEqual(
      all.map(({ orderIndex }) => orderIndex).toSorted((a, b) => a - b),
    );
    const categoryId = await idOf('marketing');
    const some = await harness.call(blueprints, { categoryId }, actorAs('vendor'));
    expect(new Set(some.map((one) => one.categoryId))).toEqual(new Set([categoryId]));
    const { icon, color, name } = (await categories()).find((one) => one.id === categoryId)!;
    expect(some.find((one) => one.id === id)).toMatchObject({
      title,
      description: 'How to.',
      status: 'published',
      orderIndex: expect.any(Number),
      category: { id: categoryId, name, icon, color },
    });
  });

  it('[CO-017] finds one by ID with its category and steps, a draft only for admins', async () => {
    const { id, content } = await draft();
    await expect(harness.call(blueprint, { id }, actorAs('vendor'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await harness.call(blueprint, { id }, admin)).toMatchObject({ status: 'draft' });
    await harness.call(publishBlueprint, { id }, admin);
    expect(await harness.call(blueprint, { id }, actorAs('vendor'))).toMatchObject({
      id,
      content,
      category: { slug: 'marketing' },
    });
  });

  it('[CO-018] searches title, description and content, ignoring case, in published blueprints', async () => {
    const word = `Zebra(${newId()})`;
    const byTitle = await published(`About ${word}`);
    const edit = async (change: { description?: string; text?: string }) => {
      const { id, revision, title, description, categoryId, content } = await published();
      const [first, ...rest] = content;
      const changed = change.text ? [{ ...first!, text: change.text }, ...rest] : content;
      return harness.call(
        editBlueprint,
        { id, revision, title, categoryId, description: change.description ?? description, content: changed },
        admin,
      );
    };
    const byDescription = await edit({ description: `With ${word}.` });
    const byContent = await edit({ text: `Paint the ${word}.` });
    await draft(word);
    const found = await harness.call(blueprints, { search: word.toUpperCase() }, actorAs('vendor'));
    expect(found.map(({ id }) => id)).toEqual([byTitle.id, byDescription.id, byContent.id]);
    expect(await harness.call(blueprints, { search: '.*' }, actorAs('vendor'))).toEqual([]);
  });

  it('[CO-019] [CO-010] stores a view per opening, and shows admins views and completions', async () => {
    const { id } = await published();
    const [vera, victor] = [actorAs('vendor'), actorAs('vendor')];
    for (const person of [vera, vera, victor]) await harness.call(openBlueprint, { id }, person);
    const views = await harness.db.collection('blueprintViews').find({ blueprintId: id }).toArray();
    expect(views.map(({ vendorId }) => vendorId as string).toSorted()).toEqual(
      [vera.id, vera.id, victor.id].toSorted(),
    );
    expect(views.every(({ viewedAt }) => viewedAt instanceof Date)).toBe(true);
    const progress = { blueprintId: id, currentStep: 4 };
    await harness.call(saveBlueprintProgress, { ...progress, completed: true }, vera);
    await harness.call(saveBlueprintProgress, { ...progress, completed: false }, victor);
    const row = (await harness.call(blueprintAnalytics, {}, admin)).find((one) => one.id === id);
    expect(row).toMatchObject({ views: 3, viewers: 2, started: 2, completed: 1 });
    const { id: unopened } = await draft();
    await expect(harness.call(openBlueprint, { id: unopened }, vera)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[CO-020] [CO-021] keeps one progress per vendor and blueprint, newest first', async () => {
    const vera = actorAs('vendor');
    const [first, second] = [await published(), await published()];
    const save = (one: typeof first, currentStep: number, addedTasks: string[] = []) =>
      harness.call(saveBlueprintProgress, { blueprintId: one.id, currentStep, completed: false, addedTasks }, vera);
    await save(first, 1);
    await save(second, 2);
    const task = first.content[0]!.tasks[0]!.id;
    await save(first, 3, [task, task, newId()]);
    expect(await harness.call(myBlueprintProgress, {}, vera)).toEqual([
      {
        blueprintId: first.id,
        blueprint: { id: first.id, title: first.title, categoryId: first.categoryId },
        currentStep: 3,
        completed: false,
        doneTasks: [task],
        updatedAt: expect.any(String),
      },
      expect.objectContaining({ blueprintId: second.id, currentStep: 2 }),
    ]);
    await expect(save(first, 5)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await harness.call(myBlueprintProgress, {}, actorAs('vendor'))).toEqual([]);
    await harness.call(unpublishBlueprint, { id: first.id }, admin);
    expect((await harness.call(myBlueprintProgress, {}, vera))[0]).toMatchObject({ blueprint: null });
  });

  it('changes only the part of a progress that is saved', async () => {
    const [vera, { id: blueprintId, content }] = [actorAs('vendor'), await published()];
    const [one, other] = content.map((step) => step.tasks[0]!.id);
    const save = (part: object) => harness.call(saveBlueprintProgress, { blueprintId, ...part }, vera);
    for (const part of [{ currentStep: 3 }, { addedTasks: [one] }, { addedTasks: [other] }]) await save(part);
    const progress = { currentStep: 3, completed: true, doneTasks: [other] };
    expect(await save({ completed: true, removedTasks: [one] })).toMatchObject(progress);
  });

  it('[CO-024] counts completed and published blueprints, and the rate in percent', async () => {
    const vera = actorAs('vendor');
    const total = (await harness.call(blueprints, {}, vera)).length;
    expect(await harness.call(blueprintStats, {}, vera)).toEqual({ completed: 0, published: total, completionRate: 0 });
    const { id: blueprintId } = await published();
    await harness.call(saveBlueprintProgress, { blueprintId, currentStep: 4, completed: true }, vera);
    expect(await harness.call(blueprintStats, {}, vera)).toEqual({
      completed: 1,
      published: total + 1,
      completionRate: Math.round(100 / (total + 1)),
    });
  });

  it('[CO-022] [CO-023] recommends at most six by how many applications were accepted', async () => {
    const vera = actorAs('vendor');
    const slugs = async () =>
      (await harness.call(recommendedBlueprints, {}, vera)).map(({ category }) => category?.slug);
    expect(new Set(await slugs())).toEqual(new Set(['getting-started', 'application-tips']));

    const facts = (applicationId: string) => ({
      applicationId,
      marketEventId: newId(),
      vendorId: vera.id,
      organizerId: newId(),
      boothFeeCents: 0,
      applicationFeeCents: 0,
    });
    await harness.publish(applicationSubmitted, facts(newId()));
    await eventually(async () => expect((await slugs()).slice(0, 2)).toEqual(['application-tips', 'application-tips']));
    const decide = async (decision: typeof applicationAccepted | typeof applicationRejected) => {
      const application = facts(newId());
      await harness.publish(applicationSubmitted, application);
      await harness.publish(decision, application);
    };
    await decide(applicationAccepted);
    await eventually(async () => expect((await slugs())[0]).toBe('booth-design'));
    await decide(applicationRejected);
    await decide(applicationRejected);
    await eventually(async () => expect((await slugs()).slice(0, 2)).toEqual(['application-tips', 'application-tips']));
    for (let index = 0; index < 6; index += 1) await decide(applicationAccepted);
    await eventually(async () => expect((await slugs())[0]).toBe('growth-strategies'));
    for (let index = 0; index < 6; index += 1) await published(undefined, 'growth-strategies');
    expect(await slugs()).toHaveLength(6);
  });

  it('[CO-027] lets admins order, unpublish and delete', async () => {
    const ids = (await harness.call(allBlueprints, {}, admin)).map(({ id }) => id);
    const reversed = ids.toReversed();
    expect((await harness.call(orderBlueprints, { ids: reversed }, admin)).map(({ id }) => id)).toEqual(reversed);
    await expect(harness.call(orderBlueprints, { ids: ids.slice(1) }, admin)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const { id } = await published();
    await harness.call(unpublishBlueprint, { id }, admin);
    expect((await harness.call(blueprints, {}, admin)).map((one) => one.id)).not.toContain(id);
    await harness.call(deleteBlueprint, { id }, admin);
    await expect(harness.call(blueprint, { id }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[CO-027] refuses an edit that is based on an old text', async () => {
    const { id, title, description, categoryId, content } = await draft();
    const edit = { id, revision: 1, title, description, categoryId, content };
    await harness.call(editBlueprint, { ...edit, title: 'First' }, admin);
    await expect(harness.call(editBlueprint, { ...edit, title: 'Second' }, admin)).rejects.toMatchObject({
      code: 'BLUEPRINT.CHANGED_MEANWHILE',
    });
    expect(await harness.call(blueprint, { id }, admin)).toMatchObject({ title: 'First', revision: 2 });
  });

  it('lets admins edit categories, and keeps one that is used', async () => {
    const input = { name: 'Winter', icon: 'star', color: '#112233', slug: 'winter' };
    const added = (await harness.call(createBlueprintCategory, input, admin)).at(-1)!;
    expect(added).toMatchObject(input);
    const { id } = await draft(undefined, 'winter');
    await expect(harness.call(deleteBlueprintCategory, { id: added.id }, admin)).rejects.toMatchObject({
      code: 'LIBRARY.CATEGORY_USED',
    });
    await harness.call(editBlueprintCategory, { ...input, id: added.id, name: 'Snow' }, admin);
    const reversed = (await categories()).map((one) => one.id).toReversed();
    const ordered = await harness.call(orderBlueprintCategories, { ids: reversed }, admin);
    expect(ordered[0]).toMatchObject({ name: 'Snow', orderIndex: 0 });
    await harness.call(deleteBlueprint, { id }, admin);
    await harness.call(deleteBlueprintCategory, { id: added.id }, admin);
    expect(await categories()).toHaveLength(9);
    await expect(
      harness.call(createBlueprint, { title: 'Lost', description: '', categoryId: added.id, content: [] }, admin),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('exports what a vendor read, and erases it with the vendor', async () => {
    const [vera, victor] = [actorAs('vendor'), actorAs('vendor')];
    const { id } = await published();
    for (const person of [vera, victor]) {
      await harness.call(openBlueprint, { id }, person);
      const progress = { blueprintId: id, currentStep: 2, completed: false };
      await harness.call(saveBlueprintProgress, progress, person);
    }
    const { kinds } = await harness.call(contentPersonData, { personId: vera.id }, actorAs('system'));
    const recordsOf = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.records;
    expect(recordsOf('blueprintProgress')).toMatchObject([{ blueprintId: id, currentStep: 2 }]);
    expect(recordsOf('blueprintViews')).toMatchObject([{ blueprintId: id }]);
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await harness.call(myBlueprintProgress, {}, vera)).toEqual([]));
    expect(await harness.db.collection('blueprintViews').countDocuments({ vendorId: vera.id })).toBe(0);
    expect(await harness.call(myBlueprintProgress, {}, victor)).toHaveLength(1);
  });
});
