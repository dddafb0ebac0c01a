import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput, PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type { Calculation, CalculationPage, CalculationTemplate, SoldMarket } from './calculation.dto.js';
import {
  EnterCalculationResultInput,
  EnterMarketResultInput,
  SaveCalculationInput,
  SaveCalculationTemplateInput,
  SoldMarketsInput,
} from './calculation.inputs.js';

const access = ['vendor'] as const;

/** The service computes the outputs. */
export const saveCalculation = defineCommand<Calculation>()('applications.saveCalculation', {
  input: SaveCalculationInput,
  access,
});

/** Newest first. */
export const myCalculations = defineQuery<CalculationPage>()('applications.myCalculations', {
  input: PageInput,
  access,
});

/** The calculation whose result was entered last, from which the next forecast starts. */
export const lastCalculationResult = defineQuery<Calculation | null>()('applications.lastCalculationResult', {
  input: NoInput,
  access,
});

/** May be entered again. @throws `CALCULATION.TOO_EARLY` before the market day */
export const enterCalculationResult = defineCommand<Calculation>()('applications.enterCalculationResult', {
  input: EnterCalculationResultInput,
  access,
});

/** The one market asked for, or those of the last two weeks whose result is missing, newest first. */
export const soldMarkets = defineQuery<SoldMarket[]>()('applications.soldMarkets', { input: SoldMarketsInput, access });

/**
 * As `enterCalculationResult`, of the vendor's forecast for a market, or without one.
 * @throws `NOT_FOUND` if the vendor had no booth there, `CALCULATION.TOO_EARLY`
 */
export const enterMarketResult = defineCommand<Calculation>()('applications.enterMarketResult', {
  input: EnterMarketResultInput,
  access,
});

export const deleteCalculation = defineCommand<Done>()('applications.deleteCalculation', { input: ByIdInput, access });

/** Replaces the vendor's template of that name. @throws `CALCULATION.TOO_MANY_TEMPLATES` */
export const saveCalculationTemplate = defineCommand<CalculationTemplate>()('applications.saveCalculationTemplate', {
  input: SaveCalculationTemplateInput,
  access,
});

/** Sorted by name. */
export const myCalculationTemplates = defineQuery<CalculationTemplate[]>()('applications.myCalculationTemplates', {
  input: NoInput,
  access,
});

export const deleteCalculationTemplate = defineCommand<Done>()('applications.deleteCalculationTemplate', {
  input: ByIdInput,
  access,
});
