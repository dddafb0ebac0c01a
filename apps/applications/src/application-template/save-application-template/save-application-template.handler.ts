import { Controller } from '@nestjs/common';
import {
  saveApplicationTemplate as operation,
  type ApplicationTemplate,
  type SaveApplicationTemplateInput,
  type TemplateContentsInput,
} from '@stallbook/contracts';
import { callerContext, EventStore, type Executed } from '@stallbook/event-store';
import { actorOf, DomainError, isPresent, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
import { textOrNull } from '../../application/text-or-null.js';
import { showTemplate } from '../application-template.presenter.js';
import { ApplicationTemplateReader, MAX_TEMPLATES } from '../application-template.reader.js';
import {
  applicationTemplate,
  templateIdOf,
  type ApplicationTemplateState,
  type SavedTemplate,
} from '../domain/application-template.decider.js';

@Controller()
export class SaveApplicationTemplateHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationTemplateReader,
    private readonly memberships: MembershipReplicas,
  ) {}

  @Handles(operation)
  async handle(input: SaveApplicationTemplateInput, context: CallContext): Promise<ApplicationTemplate> {
    const vendorId = actorOf(context).id;
    await this.memberships.assert(vendorId, 'isVendorPro');
    const template = templateOf(input, vendorId);
    const seen = input.before && givenContents(input.before);
    const replaced = input.id && input.id !== template.templateId ? input.id : null;
    if (!replaced) await this.assertSpace(template);
    const caller = callerContext(context);
    const saved = await this.store.transaction<Executed<ApplicationTemplateState>>(
      caller,
      async (tx) => {
        // The template comes first: its commit carries the command ID, by which a repeated command finds its answer.
        const save = {
          type: 'save' as const,
          template,
          isRename: replaced !== null,
          ...(!replaced && seen && { seen }),
        };
        const done = await tx.execute(applicationTemplate, template.templateId, save);
        if (replaced) await tx.execute(applicationTemplate, replaced, { type: 'rename', template, seen: seen ?? {} });
        return done;
      },
      { repeated: () => this.store.answerOf(applicationTemplate, caller) },
    );
    if (!isPresent(saved.state)) throw new Error('a saved template is present');
    return showTemplate(saved.state);
  }

  private async assertSpace({ vendorId, templateId }: SavedTemplate): Promise<void> {
    if ((await this.reader.countOf(vendorId)) < MAX_TEMPLATES) return;
    const { state } = await this.store.load(applicationTemplate, templateId);
    if (isPresent(state)) return;
    throw new DomainError(
      'APPLICATION_TEMPLATE.LIMIT_REACHED',
      `You can keep up to ${MAX_TEMPLATES} templates. Delete one that you no longer use.`,
    );
  }
}

function templateOf(input: SaveApplicationTemplateInput, vendorId: string): SavedTemplate {
  const templateName = input.templateName.trim();
  return {
    templateId: templateIdOf(vendorId, templateName),
    vendorId,
    templateName,
    ...contentsOf(input),
  };
}

/** The contents that the input has, without absent ones. */
function givenContents(input: TemplateContentsInput): Partial<ReturnType<typeof contentsOf>> {
  const given = Object.entries(contentsOf(input)).filter(
    ([field]) => input[field as keyof TemplateContentsInput] !== undefined,
  );
  return Object.fromEntries(given);
}

function contentsOf(input: TemplateContentsInput): Omit<SavedTemplate, 'templateId' | 'vendorId' | 'templateName'> {
  return {
    businessDescription: textOrNull(input.businessDescription),
    productsOffered: input.productsOffered?.trim() ?? '',
    boothSetup: textOrNull(input.boothSetup),
    specialRequirements: textOrNull(input.specialRequirements),
    yearsExperience: input.yearsExperience ?? null,
    insuranceInfo: textOrNull(input.insuranceInfo),
  };
}
