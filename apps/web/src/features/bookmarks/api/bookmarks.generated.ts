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


export type SavedEventsQuery = { bookmarks: Array<{ event: { id: string, title: string, eventType: MarketEventType, status: MarketEventStatus, badge: MarketEventBadge, boosted: boolean, bannerImageUrl: string | null, eventImageUrl: string | null, seededByAdmin: boolean, organizerClaimed: boolean, defaultedFields: Array<string>, eventDate: string, eventEndDate: string, timeZone: string, startTime: string | null, endTime: string | null, applicationDeadline: string | null, location: string, city: string, state: string, maxVendors: number | null, boothFeeCents: number, applicationFeeCents: number } | null }> };

export type SavedVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedVendorsQuery = { bookmarks: Array<{ vendor: { id: string, businessName: string, city: string, state: string, productCategories: Array<string>, boosted: boolean } | null }> };

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
    savedEvents: build.query<SavedEventsQuery, SavedEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SavedEvents', documentId: '5b8557a6d6bf669a49ba98757218943f63cb09d54a4493e0f261ca8091c277cf', variables: variables ?? {} }), providesTags: ['Event'], }),
    savedVendors: build.query<SavedVendorsQuery, SavedVendorsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'SavedVendors', documentId: '243f63737bbd08107954b7fe46e4c7e89644dae7e5d37883d382e677aefb6b7a', variables: variables ?? {} }), providesTags: ['Profile'], }),
    addBookmark: build.mutation<AddBookmarkMutation, AddBookmarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AddBookmark', documentId: 'a650f857f0334bec022de6fecfbfa6ece1a1a55349ca318907b5139c2a9144e4', variables: variables ?? {} }), invalidatesTags: ['Bookmark'], }),
    removeBookmark: build.mutation<RemoveBookmarkMutation, RemoveBookmarkMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RemoveBookmark', documentId: '32903f208ed12232c93b56feb0141f7b6a76b6ad134b72790a74598afc27e392', variables: variables ?? {} }), invalidatesTags: ['Bookmark'], }),
  }),
});

export { api as bookmarksApi };

export const { useMyBookmarksQuery, useLazyMyBookmarksQuery, useSavedEventsQuery, useLazySavedEventsQuery, useSavedVendorsQuery, useLazySavedVendorsQuery, useAddBookmarkMutation, useRemoveBookmarkMutation } = api;
