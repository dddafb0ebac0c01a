import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountExport,
  ByIdInput,
  CurrentPasswordInput,
  DownloadLink,
  accountExportLink,
  confirmPassword,
  myAccountExport,
  requestAccountExport,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class AccountExportResolver {
  @Query(() => AccountExport, { nullable: true })
  myAccountExport(@CurrentCaller() caller: Caller): Promise<AccountExport | null> {
    return caller.call(myAccountExport, {});
  }

  @Mutation(() => AccountExport)
  async requestAccountExport(
    @Args('input') input: CurrentPasswordInput,
    @CurrentCaller() caller: Caller,
  ): Promise<AccountExport> {
    await caller.call(confirmPassword, input, { timeoutMs: 15_000 });
    return caller.call(requestAccountExport, {});
  }

  @Mutation(() => DownloadLink)
  accountExportLink(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<DownloadLink> {
    return caller.call(accountExportLink, input);
  }
}
