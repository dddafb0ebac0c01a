/** The end of a payment's ID in groups, which people can read out: `0B3D-4F7A-92C1`. */
export const receiptNumber = (paymentId: string): string =>
  (
    paymentId
      .slice(-12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');
