import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { blogPost } from './blog-post/domain/blog-post.js';

describeGolden(blogPost, join(__dirname, 'blog-post/domain/golden'));
