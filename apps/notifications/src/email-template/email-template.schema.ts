import { EmailTemplateType, Language } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const EMAIL_TEMPLATE_VERSIONS = 'emailTemplateVersions';

/** The ID is `<type>:<language>:<version>`, so that two admins cannot save the same version. */
export interface TemplateVersionRecord {
  _id: string;
  type: `${EmailTemplateType}`;
  language: `${Language}`;
  version: number;
  subject: string;
  text: string;
  savedAt: Date;
}

export const emailTemplateSchema = defineSchema<TemplateVersionRecord>(
  EMAIL_TEMPLATE_VERSIONS,
  {
    _id: requiredString,
    type: { ...requiredString, enum: Object.values(EmailTemplateType) },
    language: { ...requiredString, enum: Object.values(Language) },
    version: { type: Number, required: true },
    subject: requiredString,
    text: requiredString,
    savedAt: requiredDate,
  },
  [{ key: { type: 1, language: 1, version: -1 } }],
);
