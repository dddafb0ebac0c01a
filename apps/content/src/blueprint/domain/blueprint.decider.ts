import {
  alreadyExists,
  badInput,
  decideBy,
  defineAggregate,
  DomainError,
  isPresent,
  MAX_BLUEPRINT_STEPS,
  MIN_BLUEPRINT_STEPS,
  notFound,
} from '@stallbook/kernel';
import { blueprintEvents, type BlueprintEvent, type BlueprintText } from './blueprint.events.js';
import type { BlueprintDetails, BlueprintState } from './blueprint.state.js';

export interface DraftBlueprint {
  type: 'draft';
  text: BlueprintText;
  orderIndex: number;
}

export interface EditBlueprint {
  type: 'edit';
  text: BlueprintText;
  /** The revision that the edit is based on. */
  revision: number;
}

export interface ChangeBlueprint {
  type: 'publish' | 'unpublish' | 'delete';
}

export interface PlaceBlueprint {
  type: 'place';
  orderIndex: number;
}

/** Drafts and publishes a blueprint that never existed. */
export interface ContributeBlueprint {
  type: 'contribute';
  text: BlueprintText;
  orderIndex: number;
}

/** What an admin can do with one blueprint. */
export type AdminCommand = DraftBlueprint | EditBlueprint | ChangeBlueprint;
export type BlueprintCommand = AdminCommand | PlaceBlueprint | ContributeBlueprint;

function present(state: BlueprintState): BlueprintDetails {
  if (!isPresent(state)) throw notFound('Blueprint not found');
  return state;
}

function assertReadable({ content, description }: BlueprintText): void {
  if (content.length < MIN_BLUEPRINT_STEPS || content.length > MAX_BLUEPRINT_STEPS)
    throw badInput(`A published blueprint has ${MIN_BLUEPRINT_STEPS} to ${MAX_BLUEPRINT_STEPS} steps.`);
  if (!description.trim()) throw badInput('A published blueprint has a description.');
  if (content.some(({ text }) => !text.trim())) throw badInput('Every step of a published blueprint has a text.');
}

function assertOwnIds({ content }: BlueprintText): void {
  const ids = content.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]);
  if (new Set(ids).size < ids.length) throw badInput('Two steps or tasks have the same ID.');
}

function draft({ text, orderIndex }: DraftBlueprint, state: BlueprintState): BlueprintEvent[] {
  if (state !== null) throw alreadyExists('This blueprint already exists.');
  assertOwnIds(text);
  return [{ type: 'blueprint.drafted', data: { ...text, orderIndex } }];
}

function edit({ text, revision }: EditBlueprint, state: BlueprintState): BlueprintEvent[] {
  const before = present(state);
  if (before.revision !== revision) {
    throw new DomainError('BLUEPRINT.CHANGED_MEANWHILE', 'This blueprint was saved after you opened it.');
  }
  assertOwnIds(text);
  if (before.status === 'published') assertReadable(text);
  return [{ type: 'blueprint.edited', data: text }];
}

function publish(_: ChangeBlueprint, state: BlueprintState): BlueprintEvent[] {
  const before = present(state);
  if (before.status === 'published') return [];
  assertReadable(before);
  return [{ type: 'blueprint.published', data: {} }];
}

export const blueprint = defineAggregate<BlueprintState, typeof blueprintEvents, BlueprintCommand>({
  name: 'blueprint',
  events: blueprintEvents,
  initialState: () => null,
  decide: decideBy<BlueprintCommand, BlueprintState, BlueprintEvent>({
    draft,
    edit,
    publish,
    unpublish: (_, state) => (present(state).status === 'draft' ? [] : [{ type: 'blueprint.unpublished', data: {} }]),
    delete: (_, state) => (isPresent(state) ? [{ type: 'blueprint.deleted', data: {} }] : []),
    place: ({ orderIndex }, state) =>
      present(state).orderIndex === orderIndex ? [] : [{ type: 'blueprint.placed', data: { orderIndex } }],
    contribute({ text, orderIndex }, state) {
      if (state !== null) return [];
      assertReadable(text);
      return [
        { type: 'blueprint.drafted', data: { ...text, orderIndex } },
        { type: 'blueprint.published', data: {} },
      ];
    },
  }),
  evolve(state, { type, data, meta }) {
    const updatedAt = meta.occurredAt.toISOString();
    if (type === 'blueprint.drafted') return { ...data, status: 'draft', revision: 1, createdAt: updatedAt, updatedAt };
    if (!isPresent(state)) return state;
    switch (type) {
      case 'blueprint.edited':
        return { ...state, ...data, revision: state.revision + 1, updatedAt };
      case 'blueprint.published':
        return { ...state, status: 'published', updatedAt };
      case 'blueprint.unpublished':
        return { ...state, status: 'draft', updatedAt };
      case 'blueprint.placed':
        return { ...state, orderIndex: data.orderIndex };
      case 'blueprint.deleted':
        return 'deleted';
    }
  },
});
