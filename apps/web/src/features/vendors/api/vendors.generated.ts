// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProfileRole =
  | 'organizer'
  | 'vendor';

export type VendorFilterInput = {
  category?: string | null | undefined;
  location?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
};

export type VendorsQueryVariables = Exact<{
  input: VendorFilterInput;
}>;


export type VendorsQuery = { vendors: { total: number, items: Array<{ id: string, businessName: string, city: string, state: string, productCategories: Array<string>, boosted: boolean }> } };

export type VendorQueryVariables = Exact<{
  id: string;
}>;


export type VendorQuery = { vendor: { id: string, role: ProfileRole, businessName: string, contactName: string, city: string, state: string, website: string | null, description: string | null, productCategories: Array<string> } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendors: build.query<VendorsQuery, VendorsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Vendors', documentId: 'df5f1aecd6a2f7549137dd104d350ff9d7b9a7c878082daf8fe4abb6b2f98d62', variables: variables ?? {} }), providesTags: ['Profile'], }),
    vendor: build.query<VendorQuery, VendorQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Vendor', documentId: '55ae76a0bac5c88fb1a886e74e43cf82bdb37d6c59619a7250c7f62b6245a4e5', variables: variables ?? {} }), providesTags: ['Profile'], }),
  }),
});

export { api as vendorsApi };

export const { useVendorsQuery, useVendorQuery } = api;
