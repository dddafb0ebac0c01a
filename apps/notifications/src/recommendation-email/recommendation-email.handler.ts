import { Controller } from '@nestjs/common';
import {
  chooseRecommendationMail,
  recommendationMail,
  type ChooseRecommendationMailInput,
  type NoInput,
  type RecommendationMail,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { RecommendationEmails } from './recommendation-emails.js';

@Controller()
export class RecommendationEmailHandler {
  constructor(private readonly mails: RecommendationEmails) {}

  @Handles(recommendationMail)
  async read(_input: NoInput, context: CallContext): Promise<RecommendationMail> {
    return { isWanted: await this.mails.isWanted(actorOf(context).id) };
  }

  @Handles(chooseRecommendationMail)
  async choose(
    { isWanted, timeZone }: ChooseRecommendationMailInput,
    context: CallContext,
  ): Promise<RecommendationMail> {
    await this.mails.choose(actorOf(context).id, isWanted, timeZone);
    return { isWanted };
  }
}
