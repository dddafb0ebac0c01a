import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { DemoSeeder } from './demo-seeder.js';

@Module({ imports: [AccountModule, ErasureModule, ProfileModule], providers: [DemoSeeder] })
export class DemoModule {}
