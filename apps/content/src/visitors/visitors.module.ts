import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit } from '@stallbook/platform';
import { VisitorGate } from './visitor-gate.js';

@Module({ providers: [AddressHash, AttemptLimit, VisitorGate], exports: [AddressHash, VisitorGate] })
export class VisitorsModule {}
