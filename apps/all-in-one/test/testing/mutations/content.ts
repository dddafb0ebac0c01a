import { newId } from '@stallbook/kernel';
import { everybody, signedIn, type MutationRow } from './row.js';

const anAddress = () => `${newId()}@example.org`;
const written = {
  title: 'A post',
  excerpt: 'In short',
  document: '{"type":"doc"}',
  category: 'General',
  contentType: 'article',
  featured: false,
};
const LIBRARY = 'the library belongs to the installation';
const aStep = { id: newId(), title: 'Weigh', text: '', tasks: [] };
const aBlueprint = () => ({ title: 'Weights', description: '', categoryId: newId(), content: [aStep] });
const aCategory = () => ({ name: 'Winter', icon: 'sun', color: '#112233', slug: `winter-${newId()}` });

export const contentMutations: Record<string, MutationRow> = {
  countPostView: {
    mayCall: everybody,
    input: ({ post }) => ({ id: post }),
    ownerless: 'posts are read by everybody',
  },
  createPost: { mayCall: ['admin'], logs: 'save_post', input: () => ({ ...written, slug: `post-${newId()}` }) },
  // The post has a newer text by then, or is gone.
  updatePost: {
    mayCall: ['admin'],
    logs: 'save_post',
    input: ({ post }) => ({ ...written, id: post, revision: 1, slug: `post-${newId()}` }),
    ownerless: 'admins edit every post',
  },
  schedulePost: {
    mayCall: ['admin'],
    logs: 'schedule_post',
    input: ({ post }) => ({ id: post, revision: 1, publishAt: '2040-01-01T00:00:00.000Z' }),
    ownerless: 'admins edit every post',
  },
  unpublishPost: {
    mayCall: ['admin'],
    logs: 'unpublish_post',
    input: ({ post }) => ({ id: post }),
    ownerless: 'admins edit every post',
  },
  // After `unpublishPost`, since a published post is not published again.
  publishPost: {
    mayCall: ['admin'],
    logs: 'publish_post',
    input: ({ post }) => ({ id: post }),
    ownerless: 'admins edit every post',
  },
  deletePost: {
    mayCall: ['admin'],
    logs: 'delete_post',
    input: ({ post }) => ({ id: post }),
    ownerless: 'admins edit every post',
  },
  openBlueprint: { mayCall: ['vendor'], input: () => ({ id: newId() }), ownerless: 'the library is for every vendor' },
  // The progress is always the caller's own.
  saveBlueprintProgress: {
    mayCall: ['vendor'],
    input: () => ({ blueprintId: newId(), currentStep: 1, completed: false }),
    ownerless: 'the library is for every vendor',
  },
  createBlueprint: { mayCall: ['admin'], logs: 'save_blueprint', input: aBlueprint, ownerless: LIBRARY },
  editBlueprint: {
    mayCall: ['admin'],
    logs: 'save_blueprint',
    input: () => ({ ...aBlueprint(), id: newId(), revision: 1 }),
    ownerless: LIBRARY,
  },
  publishBlueprint: {
    mayCall: ['admin'],
    logs: 'publish_blueprint',
    input: () => ({ id: newId() }),
    ownerless: LIBRARY,
  },
  unpublishBlueprint: {
    mayCall: ['admin'],
    logs: 'unpublish_blueprint',
    input: () => ({ id: newId() }),
    ownerless: LIBRARY,
  },
  deleteBlueprint: { mayCall: ['admin'], logs: 'delete_blueprint', input: () => ({ id: newId() }), ownerless: LIBRARY },
  orderBlueprints: {
    mayCall: ['admin'],
    logs: 'order_blueprints',
    input: () => ({ ids: [newId()] }),
    ownerless: LIBRARY,
  },
  createBlueprintCategory: {
    mayCall: ['admin'],
    logs: 'change_blueprint_categories',
    input: aCategory,
    ownerless: LIBRARY,
  },
  editBlueprintCategory: {
    mayCall: ['admin'],
    logs: 'change_blueprint_categories',
    input: () => ({ ...aCategory(), id: newId() }),
    ownerless: LIBRARY,
  },
  deleteBlueprintCategory: {
    mayCall: ['admin'],
    logs: 'change_blueprint_categories',
    input: () => ({ id: newId() }),
    ownerless: LIBRARY,
  },
  orderBlueprintCategories: {
    mayCall: ['admin'],
    logs: 'change_blueprint_categories',
    input: () => ({ ids: [newId()] }),
    ownerless: LIBRARY,
  },
  replaceLandingTexts: {
    mayCall: ['admin'],
    logs: 'change_landing_texts',
    input: () => ({
      revision: 0,
      contactEmail: anAddress(),
      offer: { lead: 'An offer', text: 'We help you set up.', action: 'Take it' },
      testimonials: [{ words: 'It works.', name: 'Vera', trade: 'stoneware' }],
      story: { title: 'Why', text: 'It rained.', signature: 'The founders' },
    }),
    ownerless: 'the landing page belongs to the installation',
  },
  restoreLandingSample: {
    mayCall: ['admin'],
    logs: 'change_landing_texts',
    input: () => ({ section: 'contact', revision: 0 }),
    ownerless: 'the landing page belongs to the installation',
  },
  // The list is always the caller's own.
  addBookmark: {
    mayCall: signedIn,
    input: ({ market: targetId }) => ({ targetType: 'event', targetId }),
    ownerless: 'anybody saves any market event',
  },
  removeBookmark: {
    mayCall: signedIn,
    input: ({ market: targetId }) => ({ targetType: 'event', targetId }),
    ownerless: 'anybody saves any market event',
  },
  submitContact: {
    mayCall: everybody,
    input: () => ({ name: 'Carla', email: anAddress(), role: 'both', message: 'A question' }),
  },
  submitFeedback: {
    mayCall: everybody,
    input: () => ({
      category: 'general',
      message: 'Good',
      page: '/',
      url: '/',
      userAgent: 'B',
      timestamp: '2027-01-01T00:00:00.000Z',
    }),
  },
  joinWaitlist: { mayCall: everybody, input: () => ({ name: 'Walt', email: anAddress() }) },
  markContactDone: {
    mayCall: ['admin'],
    unlogged: 'the message shows that it is done, and the mark can be taken back',
    input: () => ({ id: newId(), done: true }),
    ownerless: 'messages of visitors are for admins',
  },
  markFeedbackDone: {
    mayCall: ['admin'],
    unlogged: 'the message shows that it is done, and the mark can be taken back',
    input: () => ({ id: newId(), done: true }),
    ownerless: 'messages of visitors are for admins',
  },
  eraseSubmission: {
    mayCall: ['admin'],
    logs: 'erase_submission',
    input: () => ({ id: newId() }),
    ownerless: 'messages of visitors are for admins',
  },
};
