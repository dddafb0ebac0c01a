import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ApplicationMarks as ShownMarks, MarkApplicationInput } from '@stallbook/contracts';
import { assertAsSeen, changesTo, idFrom, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { APPLICATION_MARKS, type ApplicationMarksRow } from './application-marks.schema.js';

type Marked = Pick<ApplicationMarksRow, 'applicationId' | 'vendorId' | 'marketEventId'>;
export type ApplicationMarksChange = Partial<Pick<ApplicationMarksRow, 'shortlisted' | 'rating' | 'tags' | 'note'>>;

const blank = { shortlisted: false, rating: null, tags: [], note: null };

/** The marks of organizers, each visible only to its own. */
@Injectable()
export class ApplicationMarks {
  constructor(
    @InjectModel(APPLICATION_MARKS) readonly rows: Model<ApplicationMarksRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Changes only what is given and differs from what was seen, so that changes from two tabs both stay. */
  async change(
    organizerId: string,
    marked: Marked,
    wanted: ApplicationMarksChange,
    before?: MarkApplicationInput['before'],
  ): Promise<ShownMarks> {
    const { applicationId, vendorId, marketEventId } = marked;
    const _id = idFrom('application-marks', organizerId, applicationId);
    const seen = before ? { ...(before.tags && { tags: before.tags }), note: before.note ?? null } : {};
    const change = changesTo<ApplicationMarksChange>(seen, wanted);
    assertAsSeen<ApplicationMarksChange>({
      current: show(applicationId, await this.rows.findOne({ _id })),
      wanted: change,
      seen,
      code: 'APPLICATION_MARKS.CHANGED_MEANWHILE',
      message: 'These tags and this note were changed on another device.',
    });
    const rest = Object.fromEntries(Object.entries(blank).filter(([name]) => !(name in change)));
    const update = {
      $set: { ...change, updatedAt: this.clock.now() },
      $setOnInsert: { ...rest, applicationId, organizerId, vendorId, marketEventId },
    };
    const row = await this.rows.findOneAndUpdate({ _id }, update, { upsert: true, returnDocument: 'after' });
    return show(applicationId, row);
  }

  /** The marks of these applications, in the order given. */
  async of(organizerId: string, applicationIds: readonly string[]): Promise<ShownMarks[]> {
    const ids = applicationIds.map((id) => idFrom('application-marks', organizerId, id));
    const rows = await this.rows.find({ _id: { $in: ids } });
    const byApplication = new Map(rows.map((row) => [row.applicationId, row]));
    return applicationIds.map((id) => show(id, byApplication.get(id)));
  }

  /** IDs of applications, or undefined where these filters are not set. As many as one person marks by hand. */
  async matching(
    organizerId: string,
    { shortlisted, tag }: { shortlisted?: boolean | null; tag?: string | null },
  ): Promise<string[] | undefined> {
    if (!shortlisted && !tag) return undefined;
    const filter = { organizerId, ...(shortlisted && { shortlisted }), ...(tag && { tags: tag }) };
    const rows = await this.rows.find(filter, { applicationId: 1 });
    return rows.map(({ applicationId }) => applicationId);
  }

  /** The rating by application. */
  async ratings(organizerId: string): Promise<Map<string, number>> {
    const rows = await this.rows.find({ organizerId, rating: { $gt: 0 } }, { applicationId: 1, rating: 1 });
    return new Map(rows.map(({ applicationId, rating }) => [applicationId, rating ?? 0]));
  }

  tags(organizerId: string): Promise<string[]> {
    return this.rows.distinct('tags', { organizerId }).exec();
  }
}

function show(
  applicationId: string,
  row: Pick<ApplicationMarksRow, keyof typeof blank> | null | undefined,
): ShownMarks {
  const { shortlisted, rating, tags, note } = row ?? blank;
  return { applicationId, shortlisted, rating: rating ?? null, tags, note: note ?? null };
}
