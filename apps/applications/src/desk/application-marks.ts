import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ApplicationMarks as ShownMarks, MarkApplicationInput } from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/messaging';
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
    const current = show(applicationId, await this.rows.findOne({ _id }));
    assertAsSeen<ApplicationMarksChange>({
      current,
      wanted: change,
      seen,
      code: 'APPLICATION_MARKS.CHANGED_MEANWHILE',
      message: 'These tags and this note were changed on another device.',
    });
    const checked = only(current, (name) => name in change && name in seen);
    const rest = only(blank, (name) => !(name in change));
    const update = {
      $set: { ...change, updatedAt: this.clock.now() },
      $setOnInsert: { ...rest, applicationId, organizerId, vendorId, marketEventId },
    };
    try {
      const row = await this.rows.findOneAndUpdate({ _id, ...checked }, update, {
        upsert: true,
        returnDocument: 'after',
      });
      return show(applicationId, row);
    } catch (error) {
      // What was checked has changed since, or another device marked it first.
      if (!isDuplicateKey(error)) throw error;
      return this.change(organizerId, marked, wanted, before);
    }
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

const only = (marks: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(marks).filter(([name]) => isWanted(name)));

function show(
  applicationId: string,
  row: Pick<ApplicationMarksRow, keyof typeof blank> | null | undefined,
): ShownMarks {
  const { shortlisted, rating, tags, note } = row ?? blank;
  return { applicationId, shortlisted, rating: rating ?? null, tags, note: note ?? null };
}
