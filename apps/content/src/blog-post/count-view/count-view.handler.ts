import { Controller, Inject } from '@nestjs/common';
import { countPostView, type CountPostViewInput, type Done } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { isbot } from 'isbot';
import { BlogPostReader } from '../blog-post.reader.js';
import { PostViews } from '../post-views.js';
import { VisitorMarks } from './visitor-marks.js';

const isPerson = (userAgent?: string): boolean => !!userAgent && !isbot(userAgent);

@Controller()
export class CountViewHandler {
  constructor(
    private readonly reader: BlogPostReader,
    private readonly views: PostViews,
    private readonly marks: VisitorMarks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(countPostView)
  async handle({ id, ...visitor }: CountPostViewInput): Promise<Done> {
    await this.reader.one(id, undefined);
    const day = this.clock.now().toISOString().slice(0, 10);
    if (isPerson(visitor.userAgent) && (await this.marks.isFirst(id, day, visitor))) await this.views.add(id);
    return { id };
  }
}
