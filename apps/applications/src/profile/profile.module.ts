import { Module } from '@nestjs/common';
import { ProfileCopies } from './profile-copies.js';
import { ProfileReaction } from './profile.reaction.js';

@Module({ providers: [ProfileCopies, ProfileReaction], exports: [ProfileCopies] })
export class ProfileModule {}
