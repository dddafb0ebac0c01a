import {
  allBlueprints,
  blueprintCategories,
  createBlueprint,
  deleteBlueprint,
  editBlueprint,
  orderBlueprintCategories,
  orderBlueprints,
  publishBlueprint,
  systemOperationRecorded,
  unpublishBlueprint,
} from '@stallbook/contracts';
import { newId, type IntegrationData } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../content.module.js';

describe('the Success Library', () => {
  let harness: ServiceHarness;
  beforeAll(async () => (harness = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => harness?.close());

  it('[CL-060] enters what an admin changes in the log of admin operations', async () => {
    const ada = actorAs('admin');
    const categories = await harness.call(blueprintCategories, {}, ada);
    const content = [1, 2, 3, 4].map((n) => ({ id: newId(), title: `Step ${n}`, text: 'Measure twice.', tasks: [] }));
    const text = { title: 'In the log', description: 'How to.', categoryId: categories[0]!.id, content };
    const { id, revision } = await harness.call(createBlueprint, text, ada);
    await harness.call(editBlueprint, { ...text, id, revision }, ada);
    for (const change of [publishBlueprint, publishBlueprint, unpublishBlueprint])
      await harness.call(change, { id }, ada);
    const ids = (await harness.call(allBlueprints, {}, ada)).map((one) => one.id).reverse();
    await harness.call(orderBlueprints, { ids }, ada);
    await harness.call(deleteBlueprint, { id }, ada);
    const categoryIds = categories.map((one) => one.id);
    await harness.call(orderBlueprintCategories, { ids: categoryIds.toReversed() }, ada);
    await harness.call(orderBlueprintCategories, { ids: categoryIds }, ada);
    await eventually(() => {
      const entries = harness.messages
        .filter(({ type }) => type === systemOperationRecorded.type)
        .map(({ data }) => data as IntegrationData<typeof systemOperationRecorded>)
        .filter(({ adminId }) => adminId === ada.id);
      expect(entries.map(({ what, title }) => [what, title]).sort()).toEqual([
        ['change_blueprint_categories', undefined],
        ['change_blueprint_categories', undefined],
        ['delete_blueprint', 'In the log'],
        ['order_blueprints', undefined],
        ['publish_blueprint', 'In the log'],
        ['save_blueprint', 'In the log'],
        ['save_blueprint', 'In the log'],
        ['unpublish_blueprint', 'In the log'],
      ]);
    });
  });
});
