import { Module } from '@nestjs/common';
import { AccountsModule } from '../account/accounts.module.js';
import { MailAddressHandler } from './mail-address.handler.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [AccountsModule], controllers: [MailAddressHandler, PersonDataHandler] })
export class PersonDataModule {}
