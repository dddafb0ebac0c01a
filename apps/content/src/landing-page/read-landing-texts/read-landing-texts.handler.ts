import { Controller, Inject } from '@nestjs/common';
import { landingTexts, type LandingTexts } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { LANDING_PAGE_ID } from '../domain/landing-page.decider.js';
import { showLandingTexts } from '../landing-page.presenter.js';
import { landingPages } from '../landing-page.projection.js';

@Controller()
export class ReadLandingTextsHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(landingTexts)
  async handle(): Promise<LandingTexts> {
    const page = await landingPages.in(this.db).findOne({ _id: LANDING_PAGE_ID });
    return showLandingTexts(page?.texts ?? {}, page?.streamVersion ?? 0);
  }
}
