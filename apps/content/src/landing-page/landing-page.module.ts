import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { ReadLandingTextsHandler } from './read-landing-texts/read-landing-texts.handler.js';
import { ReplaceLandingTextsHandler } from './replace-landing-texts/replace-landing-texts.handler.js';

@Module({ controllers: [ReadLandingTextsHandler, ReplaceLandingTextsHandler], providers: [OperationJournal] })
export class LandingPageModule {}
