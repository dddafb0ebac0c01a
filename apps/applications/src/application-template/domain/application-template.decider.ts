import {
  assertAsSeen,
  changesTo,
  decideBy,
  defineAggregate,
  DomainError,
  eventType,
  idFrom,
  isPresent,
  notFound,
  type Absent,
  type EventOf,
} from '@stallbook/kernel';
import { z } from 'zod';

const text = z.string().nullable();
const texts = {
  templateName: z.string(),
  businessDescription: text,
  productsOffered: z.string(),
  boothSetup: text,
  specialRequirements: text,
  insuranceInfo: text,
};

const events = {
  'application-template.saved': eventType({
    version: 1,
    schema: z.object({
      templateId: z.string(),
      vendorId: z.string(),
      ...texts,
      yearsExperience: z.int().nonnegative().nullable(),
    }),
    personal: [{ subject: 'vendorId', fields: Object.keys(texts) }],
  }),
  'application-template.deleted': eventType({ version: 1, schema: z.object({ templateId: z.string() }) }),
};

type ApplicationTemplateEvent = EventOf<typeof events>;

export type SavedTemplate = Extract<ApplicationTemplateEvent, { type: 'application-template.saved' }>['data'];
export interface TemplateDetails extends SavedTemplate {
  /** ISO instant. */
  updatedAt: string;
}
/** null: never saved, or deleted; it may be saved again. */
export type ApplicationTemplateState = TemplateDetails | Absent;

export interface SaveTemplate {
  type: 'save';
  template: SavedTemplate;
  /** What the form showed of the template of this name; without it, that template is replaced. */
  seen?: Partial<SavedTemplate>;
  /** A template that gets this name replaces no other one. */
  isRename?: boolean;
}

export interface DeleteTemplate {
  type: 'delete';
  vendorId: string;
}

/** The template gets another name, which is another template. */
export interface RenameTemplate {
  type: 'rename';
  template: SavedTemplate;
  /** What the form showed of the template of the former name. */
  seen: Partial<SavedTemplate>;
}

export type ApplicationTemplateCommand = SaveTemplate | DeleteTemplate | RenameTemplate;

/** A vendor has one template of a name: the ID follows from the two, so the same name overwrites. */
export const templateIdOf = (vendorId: string, templateName: string): string =>
  idFrom('application-template', vendorId, templateName);

/** @throws DomainError NOT_FOUND for anyone but its vendor, so that its existence is not revealed */
export function ownTemplate(state: ApplicationTemplateState, vendorId: string): TemplateDetails {
  if (!isPresent(state) || state.vendorId !== vendorId) {
    throw notFound('This template no longer exists. Please choose another one.');
  }
  return state;
}

const assertTemplateAsSeen = (current: SavedTemplate, wanted: Partial<SavedTemplate>, seen: Partial<SavedTemplate>) =>
  assertAsSeen({
    current,
    wanted,
    seen,
    code: 'APPLICATION_TEMPLATE.CHANGED_MEANWHILE',
    message: 'This template was changed after you opened it.',
  });

function save({ template, seen, isRename }: SaveTemplate, state: ApplicationTemplateState): ApplicationTemplateEvent[] {
  if (isRename && isPresent(state)) {
    const message = 'You have another template with this name. Choose a different one.';
    throw new DomainError('APPLICATION_TEMPLATE.NAME_TAKEN', message, [{ path: 'templateName', message }]);
  }
  if (!seen || !isPresent(state)) return [{ type: 'application-template.saved', data: template }];
  const { updatedAt: _, ...current } = state;
  const changes = changesTo(seen, template);
  assertTemplateAsSeen(current, changes, seen);
  return [{ type: 'application-template.saved', data: { ...current, ...changes } }];
}

const deleted = ({ templateId }: SavedTemplate): ApplicationTemplateEvent[] => [
  { type: 'application-template.deleted', data: { templateId } },
];

export const applicationTemplate = defineAggregate<ApplicationTemplateState, typeof events, ApplicationTemplateCommand>(
  {
    name: 'application-template',
    events,
    initialState: () => null,
    decide: decideBy<ApplicationTemplateCommand, ApplicationTemplateState, ApplicationTemplateEvent>({
      save,
      delete: ({ vendorId }, state) => deleted(ownTemplate(state, vendorId)),
      rename({ template, seen }, state) {
        const former = ownTemplate(state, template.vendorId);
        assertTemplateAsSeen(former, template, seen);
        return deleted(former);
      },
    }),
    evolve: (_, { type, data, meta }) =>
      type === 'application-template.saved' ? { ...data, updatedAt: meta.occurredAt.toISOString() } : null,
  },
);
