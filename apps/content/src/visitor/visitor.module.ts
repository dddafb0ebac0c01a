import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit, VisitorGate } from '@stallbook/platform';

@Module({ providers: [AddressHash, AttemptLimit, VisitorGate], exports: [AddressHash, VisitorGate] })
export class VisitorModule {}
