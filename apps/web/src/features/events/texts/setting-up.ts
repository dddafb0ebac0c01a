export const settingUp = {
  title: 'Get your event ready',
  text: 'We listed it from public records and filled the gaps with guesses. Check the dates, the fees, and what is on site. Vendors can apply as soon as you confirm.',
  confirm: 'Confirm and open applications',
  done: {
    open: 'Your event is open for applications',
    closed: 'Your event is confirmed. The last day to apply has passed, so vendors cannot apply.',
    past: 'Your event is confirmed. Its date has passed, so vendors cannot apply.',
  },
} as const;
