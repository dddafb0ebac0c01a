// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ApplicationStatus =
  | 'accepted'
  | 'draft'
  | 'pending'
  | 'rejected'
  | 'withdrawn';

export type EnterCalculationResultInput = {
  id: string;
  itemPriceCents: number;
  unitsSold: number;
};

export type EnterMarketResultInput = {
  eventId: string;
  itemPriceCents: number;
  unitsSold: number;
};

export type PageInput = {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type ProfitFactorsInput = {
  boothFeeCents: number;
  distanceMiles: number;
  expectedSales: number;
  hoursWorked: number;
  itemCostCents: number;
  itemPriceCents: number;
  lodgingNights: number;
  marketingCents: number;
  mealsCents: number;
  vehicle: Vehicle;
};

export type ProfitPotential =
  | 'excellent'
  | 'good_potential'
  | 'low_potential'
  | 'not_recommended';

export type SaveCalculationInput = {
  eventId?: string | null | undefined;
  inputs: ProfitFactorsInput;
};

export type SaveCalculationTemplateInput = {
  defaultInputs: ProfitFactorsInput;
  templateName: string;
};

export type SoldMarketsInput = {
  eventId?: string | null | undefined;
};

export type Vehicle =
  | 'car'
  | 'other'
  | 'suv'
  | 'truck'
  | 'van';

export type ProfitInputsFragment = { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number };

export type PredictorFeesFragment = { id: string, boothFeeCents: number, applicationFeeCents: number, defaultedFields: Array<string> };

export type CalculationRowFragment = { id: string, eventId: string | null, isForecast: boolean, resultOpen: boolean, createdAt: string, event: { id: string, title: string, startDate: string } | null, inputs: { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number }, outputs: { profitCents: number, recommendation: ProfitPotential }, result: { unitsSold: number, itemPriceCents: number, outputs: { profitCents: number } } | null };

export type PredictorStartQueryVariables = Exact<{ [key: string]: never; }>;


export type PredictorStartQuery = { last: { id: string, eventId: string | null, isForecast: boolean, resultOpen: boolean, createdAt: string, event: { id: string, title: string, startDate: string } | null, inputs: { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number }, outputs: { profitCents: number, recommendation: ProfitPotential }, result: { unitsSold: number, itemPriceCents: number, outputs: { profitCents: number } } | null } | null, templates: Array<{ id: string, templateName: string, defaultInputs: { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number } }> };

export type PredictorEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type PredictorEventsQuery = { applications: { items: Array<{ id: string, eventId: string, status: ApplicationStatus, boothFeeCents: number, applicationFeeCents: number, event: { id: string, title: string, startDate: string, isAvailable: boolean } | null, marketEvent: { id: string, boothFeeCents: number, applicationFeeCents: number, defaultedFields: Array<string> } | null }> } };

export type PredictorEventQueryVariables = Exact<{
  id: string;
}>;


export type PredictorEventQuery = { event: { title: string, eventDate: string, id: string, boothFeeCents: number, applicationFeeCents: number, defaultedFields: Array<string> } };

export type CalculationsQueryVariables = Exact<{
  input: PageInput;
}>;


export type CalculationsQuery = { calculations: { total: number, items: Array<{ id: string, eventId: string | null, isForecast: boolean, resultOpen: boolean, createdAt: string, event: { id: string, title: string, startDate: string } | null, inputs: { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number }, outputs: { profitCents: number, recommendation: ProfitPotential }, result: { unitsSold: number, itemPriceCents: number, outputs: { profitCents: number } } | null }> } };

export type SaveCalculationMutationVariables = Exact<{
  input: SaveCalculationInput;
}>;


export type SaveCalculationMutation = { calculation: { id: string } };

export type EnterCalculationResultMutationVariables = Exact<{
  input: EnterCalculationResultInput;
}>;


export type EnterCalculationResultMutation = { calculation: { id: string } };

export type SoldMarketsQueryVariables = Exact<{
  input: SoldMarketsInput;
}>;


export type SoldMarketsQuery = { markets: Array<{ eventId: string, forecastProfitCents: number | null, event: { id: string, title: string, startDate: string, endDate: string }, costs: { distanceMiles: number, vehicle: Vehicle, lodgingNights: number, mealsCents: number, boothFeeCents: number, marketingCents: number, expectedSales: number, itemPriceCents: number, itemCostCents: number, hoursWorked: number }, result: { unitsSold: number, itemPriceCents: number } | null }> };

export type EnterMarketResultMutationVariables = Exact<{
  input: EnterMarketResultInput;
}>;


export type EnterMarketResultMutation = { calculation: { id: string } };

export type DeleteCalculationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCalculationMutation = { calculation: { id: string } };

export type SaveCalculationTemplateMutationVariables = Exact<{
  input: SaveCalculationTemplateInput;
}>;


export type SaveCalculationTemplateMutation = { template: { id: string } };

export type DeleteCalculationTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCalculationTemplateMutation = { template: { id: string } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    predictorStart: build.query<PredictorStartQuery, PredictorStartQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'PredictorStart', documentId: '31e4f36a4ba35d938202650d8bce4922a8ad6a48276332801018537a1ac0c033', variables: variables ?? {} }), providesTags: ['Calculation'], }),
    predictorEvents: build.query<PredictorEventsQuery, PredictorEventsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'PredictorEvents', documentId: '58a9800610de2965282ac528e7ddbf31df1db0896cee7180add7067faaa05508', variables: variables ?? {} }), providesTags: ['Application'], }),
    predictorEvent: build.query<PredictorEventQuery, PredictorEventQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PredictorEvent', documentId: 'e0cf3512f1f6678acb2c27ccd71b660f311cede72b2d92cd6b121e18bbfce174', variables: variables ?? {} }), providesTags: ['Event'], }),
    calculations: build.query<CalculationsQuery, CalculationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Calculations', documentId: '0cf6b8825fc6be9b7b68eea0df4449527290ebddeb6828ada5a8e73239e00ac7', variables: variables ?? {} }), providesTags: ['Calculation'], }),
    saveCalculation: build.mutation<SaveCalculationMutation, SaveCalculationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveCalculation', documentId: 'ebf1bdf1ea94a9b2cd655b286ce33cb4dc06e548062bb5bc27ba895ac983b652', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
    enterCalculationResult: build.mutation<EnterCalculationResultMutation, EnterCalculationResultMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EnterCalculationResult', documentId: 'c880d64e5c7be06ef130fc9d3049aea14170a87e116c2b311d8a474b6d9e6e36', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
    soldMarkets: build.query<SoldMarketsQuery, SoldMarketsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'SoldMarkets', documentId: '253694bb0fde26deade5bd2c72be4e9fd445ce18fc90de316efdaf6222e0cbe9', variables: variables ?? {} }), providesTags: ['Calculation', 'Application'], }),
    enterMarketResult: build.mutation<EnterMarketResultMutation, EnterMarketResultMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EnterMarketResult', documentId: '84f1e0ae49f6bd66270b7663ea7ed53bea37b4a05ff75263db64a146761e0bb4', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
    deleteCalculation: build.mutation<DeleteCalculationMutation, DeleteCalculationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteCalculation', documentId: '3c28cfcad09c74824f867797a3a46b87044aa0a5fd54ae9a05a722e06e4f4cd6', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
    saveCalculationTemplate: build.mutation<SaveCalculationTemplateMutation, SaveCalculationTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveCalculationTemplate', documentId: '67a4181e73bad9d6efea2fd60a5e59e95521bb01d2c9596e8eb353dae829c6a9', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
    deleteCalculationTemplate: build.mutation<DeleteCalculationTemplateMutation, DeleteCalculationTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteCalculationTemplate', documentId: '2cf190f1141dba42a8a7ef1956f861addf6203cfd92ea336c954fd4527b096f6', variables: variables ?? {} }), invalidatesTags: ['Calculation'], }),
  }),
});

export { api as profitPredictorApi };

export const { usePredictorStartQuery, usePredictorEventsQuery, usePredictorEventQuery, useCalculationsQuery, useSaveCalculationMutation, useEnterCalculationResultMutation, useSoldMarketsQuery, useEnterMarketResultMutation, useDeleteCalculationMutation, useSaveCalculationTemplateMutation, useDeleteCalculationTemplateMutation } = api;
