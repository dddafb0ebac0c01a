import { given } from '@stallbook/testing';
import { blueprint } from './blueprint.decider.js';

const text = (steps = 4) => ({
  title: 'Price for profit',
  description: 'Know your costs.',
  categoryId: 'c',
  content: Array.from({ length: steps }, (_, step) => ({
    id: `step-${step}`,
    title: `Step ${step}`,
    text: 'Do it.',
    tasks: [{ id: `task-${step}`, text: 'Done?' }],
  })),
});
const drafted = (steps?: number) => ({
  type: 'blueprint.drafted' as const,
  data: { ...text(steps), orderIndex: 3 },
});
const edited = { type: 'blueprint.edited' as const, data: { ...text(), title: 'New' } };
const published = { type: 'blueprint.published' as const, data: {} };
const unpublished = { type: 'blueprint.unpublished' as const, data: {} };
const deleted = { type: 'blueprint.deleted' as const, data: {} };
const publish = { type: 'publish' as const };

describe('a blueprint', () => {
  it('[CO-027] starts as a draft and is published and unpublished', () => {
    const draft = { type: 'draft' as const, text: text(), orderIndex: 3 };
    given(blueprint).when(draft).then([drafted()]);
    given(blueprint, [drafted()]).when(draft).thenRefused('ALREADY_EXISTS');
    given(blueprint, [drafted()]).when(publish).then([published]);
    given(blueprint, [drafted(), published]).when(publish).thenNothing();
    given(blueprint, [drafted(), published]).when({ type: 'unpublish' }).then([unpublished]);
    given(blueprint, [drafted()]).when({ type: 'unpublish' }).thenNothing();
  });

  it.each([3, 9])('is not published with %i steps', (steps) =>
    given(blueprint, [drafted(steps)])
      .when(publish)
      .thenRefused('BAD_INPUT', 'A published blueprint has 4 to 8 steps.'),
  );

  it.each([4, 8])('is published with %i steps', (steps) =>
    given(blueprint, [drafted(steps)])
      .when(publish)
      .then([published]),
  );

  it('is not published without a description or with an empty step', () => {
    const bare = { ...drafted(), data: { ...drafted().data, description: ' ' } };
    given(blueprint, [bare]).when(publish).thenRefused('BAD_INPUT', 'A published blueprint has a description.');
    const content = text().content.map((step, index) => (index === 2 ? { ...step, text: '' } : step));
    given(blueprint, [{ ...drafted(), data: { ...drafted().data, content } }])
      .when(publish)
      .thenRefused('BAD_INPUT', 'Every step of a published blueprint has a text.');
  });

  it('[CO-027] is edited from its newest revision only', () => {
    const edit = { type: 'edit' as const, text: edited.data, revision: 1 };
    given(blueprint, [drafted()]).when(edit).then([edited]);
    given(blueprint, [drafted(), edited]).when(edit).thenRefused('BLUEPRINT.CHANGED_MEANWHILE');
    given(blueprint, [drafted(), edited, edited])
      .when({ ...edit, revision: 3 })
      .then([edited]);
    const short = { ...edit, text: text(2) };
    given(blueprint, [drafted(), published]).when(short).thenRefused('BAD_INPUT');
    given(blueprint, [drafted()])
      .when(short)
      .then([{ ...edited, data: text(2) }]);
  });

  it('refuses two steps or tasks with one ID', () => {
    const [first, ...rest] = text().content;
    const content = [{ ...first!, tasks: [{ id: first!.id, text: 'Same' }] }, ...rest];
    given(blueprint)
      .when({ type: 'draft', text: { ...text(), content }, orderIndex: 1 })
      .thenRefused('BAD_INPUT', 'Two steps or tasks have the same ID.');
    given(blueprint, [drafted()])
      .when({ type: 'edit', text: { ...text(), content }, revision: 1 })
      .thenRefused('BAD_INPUT', 'Two steps or tasks have the same ID.');
  });

  it('is placed', () => {
    given(blueprint, [drafted()])
      .when({ type: 'place', orderIndex: 5 })
      .then([{ type: 'blueprint.placed', data: { orderIndex: 5 } }]);
    given(blueprint, [drafted()]).when({ type: 'place', orderIndex: 3 }).thenNothing();
  });

  it('[CO-027] is deleted for good, also if it came with the installation', () => {
    const contribute = { type: 'contribute' as const, text: text(), orderIndex: 3 };
    given(blueprint).when(contribute).then([drafted(), published]);
    given(blueprint, [drafted()]).when({ type: 'delete' }).then([deleted]);
    given(blueprint, [drafted(), deleted]).when({ type: 'delete' }).thenNothing();
    given(blueprint, [drafted(), deleted]).when(contribute).thenNothing();
    given(blueprint, [drafted(), deleted]).when(publish).thenRefused('NOT_FOUND', 'Blueprint not found');
    given(blueprint, [drafted(), published, edited]).when(contribute).thenNothing();
  });
});
