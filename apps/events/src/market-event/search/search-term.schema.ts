import { defineSchema, requiredString } from '@stallbook/platform/odm';

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
  /** The collection of market events that was read. */
  source: string;
}

export const searchTermSchema = defineSchema<SearchTerm>(SEARCH_TERMS, {
  _id: requiredString,
  field: { type: String, required: true, enum: searchFields },
  term: requiredString,
  seenAt: requiredString,
  source: requiredString,
});
