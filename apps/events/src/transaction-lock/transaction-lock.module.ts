import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { transactionLockSchema } from './transaction-lock.schema.js';
import { TransactionLock } from './transaction-lock.js';

@Module({ imports: [modelsOf(transactionLockSchema)], providers: [TransactionLock], exports: [TransactionLock] })
export class TransactionLockModule {}
