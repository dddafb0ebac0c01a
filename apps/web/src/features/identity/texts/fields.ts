/** Fields that several forms ask for, and what is said when one is empty or wrong. */

export const accountFields = {
  email: 'Email',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  passwordShort: 'Password must be at least 6 characters',
  confirmPassword: 'Confirm password',
  passwordsDiffer: 'Passwords do not match',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Please enter your current password',
} as const;

export const profileFields = {
  role: 'What brings you here?',
  roles: [
    { value: 'vendor', label: 'Vendor', hint: 'I sell at markets.' },
    { value: 'organizer', label: 'Organizer', hint: 'I run markets.' },
  ],
  roleMissing: 'Please select your role',
  businessName: 'Business name',
  businessNameMissing: 'Please enter your business name',
  contactName: 'Contact name',
  contactNameMissing: 'Please enter a contact name',
  description: 'Description',
  descriptionHint: 'What you make or run, in your own words.',
  productCategories: 'Product categories',
  productCategoriesHint: 'Separated by commas: pottery, bread, honey.',
  website: 'Website',
  phone: 'Phone',
  address: 'Street address',
  city: 'City',
  cityMissing: 'Please enter your city',
  state: 'State',
  stateMissing: 'Please enter your state',
  zipCode: 'ZIP code',
  optional: {
    phone: 'Phone (optional)',
    address: 'Street address (optional)',
    zipCode: 'ZIP code (optional)',
  },
} as const;
