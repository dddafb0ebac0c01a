import { signUpDraft, type SignUpDraft } from './sign-up-draft.js';

const profile = { businessName: '', contactName: '', phone: '', address: '', city: '', state: '', zipCode: '' };
const draft: SignUpDraft = {
  email: 'new@stallbook.example',
  plan: 'basic',
  upgrade: '',
  profile: { role: '', ...profile },
};

describe('what was typed in a sign-up', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('stays in the tab until it is forgotten', () => {
    signUpDraft.keep(draft);
    expect(signUpDraft.read()).toEqual(draft);
    signUpDraft.forget();
    expect(signUpDraft.read()).toBeUndefined();
  });

  it('is not kept by a full storage, which stops nothing', () => {
    sessionStorage.setItem('filler', 'x'.repeat(5_000_000 - 'filler'.length));
    expect(() => signUpDraft.keep(draft)).not.toThrow();
    expect(signUpDraft.read()).toBeUndefined();
  });

  it('is kept with the page in a browser that blocks site data', async () => {
    jest.resetModules();
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { signUpDraft: blocked } = await import('./sign-up-draft.js');
    blocked.keep(draft);
    expect(blocked.read()).toEqual(draft);
    blocked.forget();
    expect(blocked.read()).toBeUndefined();
  });
});
