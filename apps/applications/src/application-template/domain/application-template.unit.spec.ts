import { given } from '@stallbook/testing';
import { applicationTemplate, templateIdOf, type SavedTemplate } from './application-template.decider.js';

const template = (given: Partial<SavedTemplate> = {}): SavedTemplate => ({
  templateId: 'template',
  vendorId: 'vendor',
  templateName: 'Honey stall',
  businessDescription: null,
  productsOffered: 'Honey',
  boothSetup: null,
  specialRequirements: null,
  yearsExperience: 3,
  insuranceInfo: null,
  ...given,
});
const saved = (data = template()) => ({ type: 'application-template.saved' as const, data });
const renaming = (wanted: SavedTemplate, seen = template()) => ({ type: 'rename' as const, template: wanted, seen });
const deleted = { type: 'application-template.deleted' as const, data: { templateId: 'template' } };

describe('an application template', () => {
  it('[CO-029] has an ID that follows from its vendor and name, so that the same name overwrites', () => {
    expect(templateIdOf('vendor', 'Honey stall')).toBe(templateIdOf('vendor', 'Honey stall'));
    expect(templateIdOf('vendor', 'Honey stall')).not.toBe(templateIdOf('another', 'Honey stall'));
    given(applicationTemplate, [saved()])
      .when({ type: 'save', template: template({ productsOffered: 'Wax' }) })
      .then([saved(template({ productsOffered: 'Wax' }))]);
  });

  it('[CO-030] is deleted only by its owner, and can be saved again', () => {
    given(applicationTemplate, [saved()]).when({ type: 'delete', vendorId: 'another' }).thenRefused('NOT_FOUND');
    given(applicationTemplate, [saved()]).when({ type: 'delete', vendorId: 'vendor' }).then([deleted]);
    given(applicationTemplate, [saved(), deleted])
      .when({ type: 'delete', vendorId: 'vendor' })
      .thenRefused('NOT_FOUND');
    given(applicationTemplate, [saved(), deleted]).when({ type: 'save', template: template() }).then([saved()]);
  });

  it('keeps what another tab changed, where this one did not', () => {
    const elsewhere = template({ boothSetup: 'Corner' });
    given(applicationTemplate, [saved(elsewhere)])
      .when({ type: 'save', template: template({ productsOffered: 'Wax' }), seen: template() })
      .then([saved(template({ productsOffered: 'Wax', boothSetup: 'Corner' }))]);
  });

  it('is not replaced where another tab changed it', () =>
    given(applicationTemplate, [saved(template({ productsOffered: 'Mead' }))])
      .when({ type: 'save', template: template({ productsOffered: 'Wax' }), seen: template() })
      .thenRefused('APPLICATION_TEMPLATE.CHANGED_MEANWHILE', 'This template was changed after you opened it.'));

  it('takes another name only if none of the vendor’s templates has it, or no longer', () => {
    const save = { type: 'save' as const, template: template(), isRename: true };
    given(applicationTemplate, [saved()]).when(save).thenRefused('APPLICATION_TEMPLATE.NAME_TAKEN');
    for (const history of [[], [saved(), deleted]]) given(applicationTemplate, history).when(save).then([saved()]);
  });

  it('goes under its former name when it is renamed, unless another tab changed it', () => {
    const wanted = template({ templateId: 'other', templateName: 'Wax stall' });
    given(applicationTemplate, [saved()]).when(renaming(wanted)).then([deleted]);
    given(applicationTemplate, [saved(template({ boothSetup: 'Corner' }))])
      .when(renaming(wanted))
      .thenRefused('APPLICATION_TEMPLATE.CHANGED_MEANWHILE');
  });
});
