import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const POST_VIEWS = 'postViews';

export interface PostView {
  /** The post's ID. */
  _id: string;
  count: number;
}

export const postViewSchema = defineSchema<PostView>(
  POST_VIEWS,
  {
    _id: requiredString,
    count: { type: Number, required: true },
  },
  [{ key: { count: -1, _id: -1 }, name: 'most_read' }],
);
