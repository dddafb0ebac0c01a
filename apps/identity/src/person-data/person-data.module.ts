import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MailAddressHandler } from './mail-address.handler.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [AccountModule], controllers: [MailAddressHandler, PersonDataHandler] })
export class PersonDataModule {}
