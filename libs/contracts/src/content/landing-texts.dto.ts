import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsInt, IsNotEmpty, IsOptional, Min, ValidateNested } from 'class-validator';
import { Enum, OptionalEmailAddress, Text } from '../common/fields.js';
import { contentLimits } from './content-limits.js';

export enum LandingSection {
  offer = 'offer',
  testimonials = 'testimonials',
  story = 'story',
  contact = 'contact',
}
registerEnumType(LandingSection, { name: 'LandingSection' });

/** Shown next to the number of organizers that the offer is for; each text is readable alone. */
@ObjectType()
export class LandingOffer {
  @Field()
  lead!: string;

  @Field()
  text!: string;

  /** The label of the button. */
  @Field()
  action!: string;
}

@InputType()
export class LandingOfferInput {
  @Text(contentLimits.offerLead)
  @IsNotEmpty()
  lead!: string;

  @Text(contentLimits.offerText)
  @IsNotEmpty()
  text!: string;

  /** The label of the button. */
  @Text(contentLimits.offerAction)
  @IsNotEmpty()
  action!: string;
}

@ObjectType()
export class Testimonial {
  @Field()
  words!: string;

  @Field()
  name!: string;

  @Field()
  trade!: string;
}

@InputType()
export class TestimonialInput {
  @Text(contentLimits.testimonial)
  @IsNotEmpty()
  words!: string;

  @Text(contentLimits.testimonialName)
  @IsNotEmpty()
  name!: string;

  @Text(contentLimits.testimonialTrade)
  trade!: string;
}

@ObjectType()
export class FoundersStory {
  @Field()
  title!: string;

  /** An empty line separates paragraphs. */
  @Field()
  text!: string;

  @Field()
  signature!: string;
}

@InputType()
export class FoundersStoryInput {
  @Text(contentLimits.storyTitle)
  @IsNotEmpty()
  title!: string;

  /** An empty line separates paragraphs. */
  @Text(contentLimits.storyText)
  @IsNotEmpty()
  text!: string;

  @Text(contentLimits.storySignature)
  @IsNotEmpty()
  signature!: string;
}

/** What staff write on the landing page. */
@ObjectType()
export class LandingTexts {
  @Field(() => LandingOffer)
  offer!: LandingOffer;

  @Field(() => [Testimonial])
  testimonials!: Testimonial[];

  @Field(() => FoundersStory)
  story!: FoundersStory;

  @Field()
  contactEmail!: string;

  /** Sections that no one replaced yet. */
  @Field(() => [LandingSection])
  samples!: LandingSection[];

  /** A change names the one that it is based on. */
  @Field(() => Int)
  revision!: number;
}

/** Only what is given changes. */
@InputType()
export class ReplaceLandingTextsInput {
  @Field(() => Int)
  @IsInt()
  @Min(0)
  revision!: number;

  @Field(() => LandingOfferInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => LandingOfferInput)
  offer?: LandingOfferInput | null;

  @Field(() => [TestimonialInput], { nullable: true })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(6)
  @ValidateNested({ each: true })
  @Type(() => TestimonialInput)
  testimonials?: TestimonialInput[] | null;

  @Field(() => FoundersStoryInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => FoundersStoryInput)
  story?: FoundersStoryInput | null;

  @OptionalEmailAddress()
  contactEmail?: string | null;
}

@InputType()
export class RestoreLandingSampleInput {
  @Enum(LandingSection)
  section!: LandingSection;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  revision!: number;
}
