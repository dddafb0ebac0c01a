import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  Calculation,
  CalculationPage,
  CalculationTemplate,
  deleteCalculation,
  deleteCalculationTemplate,
  Done,
  enterCalculationResult,
  EnterCalculationResultInput,
  enterMarketResult,
  EnterMarketResultInput,
  lastCalculationResult,
  myCalculations,
  myCalculationTemplates,
  PageInput,
  saveCalculation,
  SaveCalculationInput,
  saveCalculationTemplate,
  SaveCalculationTemplateInput,
  SoldMarket,
  soldMarkets,
  SoldMarketsInput,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class CalculationsResolver {
  @Query(() => CalculationPage)
  myCalculations(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<CalculationPage> {
    return caller.call(myCalculations, input);
  }

  @Query(() => Calculation, { nullable: true })
  lastCalculationResult(@CurrentCaller() caller: Caller): Promise<Calculation | null> {
    return caller.call(lastCalculationResult, {});
  }

  @Query(() => [SoldMarket])
  soldMarkets(@Args('input') input: SoldMarketsInput, @CurrentCaller() caller: Caller): Promise<SoldMarket[]> {
    return caller.call(soldMarkets, input);
  }

  @Query(() => [CalculationTemplate])
  myCalculationTemplates(@CurrentCaller() caller: Caller): Promise<CalculationTemplate[]> {
    return caller.call(myCalculationTemplates, {});
  }

  @Mutation(() => Calculation)
  saveCalculation(@Args('input') input: SaveCalculationInput, @CurrentCaller() caller: Caller): Promise<Calculation> {
    return caller.call(saveCalculation, input);
  }

  @Mutation(() => Calculation)
  enterCalculationResult(
    @Args('input') input: EnterCalculationResultInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Calculation> {
    return caller.call(enterCalculationResult, input);
  }

  @Mutation(() => Calculation)
  enterMarketResult(
    @Args('input') input: EnterMarketResultInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Calculation> {
    return caller.call(enterMarketResult, input);
  }

  @Mutation(() => Done)
  deleteCalculation(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteCalculation, input);
  }

  @Mutation(() => CalculationTemplate)
  saveCalculationTemplate(
    @Args('input') input: SaveCalculationTemplateInput,
    @CurrentCaller() caller: Caller,
  ): Promise<CalculationTemplate> {
    return caller.call(saveCalculationTemplate, input);
  }

  @Mutation(() => Done)
  deleteCalculationTemplate(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteCalculationTemplate, input);
  }
}
