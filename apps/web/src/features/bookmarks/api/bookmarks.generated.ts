// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookmarkInput = {
  targetId: string;
  targetType: BookmarkTarget;
};

export type BookmarkTarget =
  | 'blueprint'
  | 'event'
  | 'vendor';

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

export type MarketEventStatus =
  | 'draft'
  | 'published';

export type MarketEventType =
  | 'art_show'
  | 'craft_fair'
  | 'farmers_market'
  | 'festival'
  | 'other'
  | 'popup_market';

export type MyBookmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBookmarksQuery = { bookmarks: Array<{ targetType: BookmarkTarget, targetId: string }> };

export type SavedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedEventsQuery = { bookmarks: Array<{ targetId: string, isAvailable: boolean, event: { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number } | null }> };

export type SavedVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedVendorsQuery = { bookmarks: Array<{ targetId: string, isAvailable: boolean, vendor: { id: string, businessName: string, city: string, state: string, productCategories: Array<string>, boosted: boolean } | null }> };

export type AddBookmarkMutationVariables = Exact<{
  input: BookmarkInput;
}>;


export type AddBookmarkMutation = { added: { targetId: string } };

export type RemoveBookmarkMutationVariables = Exact<{
  input: BookmarkInput;
}>;


export type RemoveBookmarkMutation = { removed: { id: string } };

export type EventCardFragment = { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myBookmarks: build.query<MyBookmarksQuery, MyBookmarksQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyBookmarks', documentId: '9a6fdf5b49e23cec6f5928e3a1e085dfeac2515779d007ea01fdfb13a050721a', variables: variables ?? {} }), providesTags: ['Bookmark'], }),
    savedEvents: build.query<SavedEventsQuery, SavedEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SavedEvents', documentId: '0988436acb3a5f2dc6b558d6227f37d09bb514df9f51db55d71b8f9806f6e043', variables: variables ?? {} }), providesTags: ['Event'], }),
    savedVendors: build.query<SavedVendorsQuery, SavedVendorsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SavedVendors', documentId: '3f9a527300db0800695aa4ed2b86b7adc23c9d75849f9315cf8a8261818fd453', variables: variables ?? {} }), providesTags: ['Profile'], }),
    addBookmark: build.mutation<AddBookmarkMutation, AddBookmarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AddBookmark', documentId: 'a650f857f0334bec022de6fecfbfa6ece1a1a55349ca318907b5139c2a9144e4', variables: variables ?? {} }), invalidatesTags: ['Bookmark'], }),
    removeBookmark: build.mutation<RemoveBookmarkMutation, RemoveBookmarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveBookmark', documentId: '32903f208ed12232c93b56feb0141f7b6a76b6ad134b72790a74598afc27e392', variables: variables ?? {} }), invalidatesTags: ['Bookmark'], }),
  }),
});

export { api as bookmarksApi };

export const { useMyBookmarksQuery, useSavedEventsQuery, useSavedVendorsQuery, useAddBookmarkMutation, useRemoveBookmarkMutation } = api;
