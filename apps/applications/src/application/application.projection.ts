import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import { searchWords } from '@stallbook/platform';
import { application } from './domain/application.decider.js';
import type { ApplicationDetails } from './domain/application.state.js';

export interface ApplicationDocument extends ApplicationDetails {
  _id: string;
  /** Words of the business name and of what is sold. */
  words: string[];
  /** The business name in lower case. */
  sortName: string;
  categories: string[];
  /** The first category, by which lists are sorted. */
  category: string;
  booth: string | null;
}

const AFTER_ALL_NAMES = '\uffff';

export const applications = defineProjection<ApplicationDocument>()({
  name: 'applications',
  collection: 'applications',
  aggregate: application,
  project: (state) => (isPresent(state) ? { ...state, ...listed(state) } : null),
  indexes: [
    // A vendor's own list.
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { vendorId: 1, status: 1, createdAt: -1, _id: 1 } },
    // An organizer's list and the counts of a market event.
    { key: { marketEventId: 1, status: 1, appliedAt: -1, _id: 1 } },
    // The other orders of an organizer's list, its booths, its search, and its categories.
    { key: { marketEventId: 1, status: 1, sortName: 1, _id: 1 } },
    { key: { marketEventId: 1, status: 1, category: 1, sortName: 1, _id: 1 } },
    { key: { marketEventId: 1, status: 1, booth: 1 } },
    { key: { marketEventId: 1, words: 1 } },
    { key: { marketEventId: 1, categories: 1, appliedAt: -1, _id: 1 } },
    // The decisions of a market event that can be undone.
    { key: { marketEventId: 1, heldBy: 1 }, partialFilterExpression: { heldBy: { $type: 'string' } } },
    // The counts of all, and the records of the admins.
    { key: { status: 1, createdAt: -1, _id: 1 } },
  ],
});

function listed({ vendorDescription, productsOffered, boothLocation }: ApplicationDetails) {
  const name = known(vendorDescription?.businessName);
  const categories = known(vendorDescription?.categories).split('\n').filter(Boolean);
  return {
    words: searchWords(name, known(productsOffered), ...categories),
    sortName: name.toLowerCase() || AFTER_ALL_NAMES,
    categories,
    category: categories[0]?.toLowerCase() ?? AFTER_ALL_NAMES,
    booth: boothKey(known(boothLocation)),
  };
}

/** Equal for names of one booth. */
export const boothKey = (booth: string): string | null => booth.trim().toLowerCase() || null;

const known = (text: string | null | undefined): string => (!text || text === ERASED ? '' : text);
