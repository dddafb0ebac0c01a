import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountExport,
  AccountExportLinkInput,
  CurrentPasswordInput,
  DownloadLink,
  accountExportLink,
  confirmPassword,
  myAccountExport,
  requestAccountExport,
} from '@stallbook/contracts';
import { HASHING } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

/** An open session is not enough: it could be a stolen one, and a file has all data of the person. */
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
    await caller.call(confirmPassword, input, HASHING);
    return caller.call(requestAccountExport, {});
  }

  @Mutation(() => DownloadLink)
  async accountExportLink(
    @Args('input') { id, ...password }: AccountExportLinkInput,
    @CurrentCaller() caller: Caller,
  ): Promise<DownloadLink> {
    await caller.call(confirmPassword, password, HASHING);
    return caller.call(accountExportLink, { id });
  }
}
