/** 1200 by 630, as messengers want it. */
export const shareImage = (publicUrl: string) => ({
  url: `${publicUrl}/share.png`,
  alt: 'A market stall with pottery under a green awning',
});
