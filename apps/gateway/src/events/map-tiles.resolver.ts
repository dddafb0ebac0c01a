import { Inject } from '@nestjs/common';
import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';

@ObjectType()
export class MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  @Field(() => String)
  url!: string;

  @Field(() => String)
  attribution!: string;
}

@Resolver()
export class MapTilesResolver {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  /** null where no tile server is configured: the map then shows outlines of the states. */
  @Query(() => MapTiles, { nullable: true })
  mapTiles(): MapTiles | null {
    const { STALLBOOK_MAP_TILES_URL: url, STALLBOOK_MAP_TILES_ATTRIBUTION: attribution = '' } = this.config;
    return url ? { url, attribution } : null;
  }
}
