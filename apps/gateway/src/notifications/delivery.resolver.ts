import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AddressInput,
  EmailLogInput,
  EmailLogPage,
  MailDelivery,
  MailWebhook,
  PageInput,
  emailLog,
  mailDelivery,
  mailWebhook,
  myEmails,
  myMailDelivery,
  resumeMail,
  resumeMyMail,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class DeliveryResolver {
  @Query(() => EmailLogPage)
  emailLog(@Args('input') input: EmailLogInput, @CurrentCaller() caller: Caller): Promise<EmailLogPage> {
    return caller.call(emailLog, input);
  }

  @Query(() => EmailLogPage)
  myEmails(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<EmailLogPage> {
    return caller.call(myEmails, input);
  }

  @Query(() => MailDelivery)
  myMailDelivery(@CurrentCaller() caller: Caller): Promise<MailDelivery> {
    return caller.call(myMailDelivery, {});
  }

  @Query(() => MailDelivery)
  mailDelivery(@Args('input') input: AddressInput, @CurrentCaller() caller: Caller): Promise<MailDelivery> {
    return caller.call(mailDelivery, input);
  }

  @Query(() => MailWebhook)
  mailWebhook(@CurrentCaller() caller: Caller): Promise<MailWebhook> {
    return caller.call(mailWebhook, {});
  }

  @Mutation(() => MailDelivery)
  resumeMyMail(@CurrentCaller() caller: Caller): Promise<MailDelivery> {
    return caller.call(resumeMyMail, {});
  }

  @Mutation(() => MailDelivery)
  resumeMail(@Args('input') input: AddressInput, @CurrentCaller() caller: Caller): Promise<MailDelivery> {
    return caller.call(resumeMail, input);
  }
}
