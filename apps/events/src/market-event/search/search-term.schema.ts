import { defineSchema } from '@stallbook/platform/odm';

export const SEARCH_TERMS = 'searchTerms';

export const searchFields = ['words', 'places'] as const;
export type SearchField = (typeof searchFields)[number];

export interface SearchTerm {
  /** `<field>:<term>` */
  _id: string;
  field: SearchField;
  term: string;
  /** `updatedAt` of the first market event that was seen with the term. */
  seenAt: string;
}

export const searchTermSchema = defineSchema<SearchTerm>(SEARCH_TERMS, {
  _id: { type: String, required: true },
  field: { type: String, required: true, enum: searchFields },
  term: { type: String, required: true },
  seenAt: { type: String, required: true },
});
