/** What class-validator says where a rule has no message, in plain words; the first value is the name of the field. */
export const validation: Readonly<Record<string, string>> = {
  '{} must be an email': 'Please enter a valid email address',
  '{} must be a string': 'Please enter a text',
  '{} must be a UUID': 'This ID is not valid',
  '{} must be a boolean value': 'Please choose yes or no',
  '{} must be an integer number': 'Please enter a whole number',
  '{} must be a number conforming to the specified constraints': 'Please enter a number',
  '{} must not be less than {}': 'Please enter {1} or more',
  '{} must not be greater than {}': 'Please enter {1} or less',
  '{} must be one of the following values: {}': 'Please choose one of these: {1}',
  '{} should not be empty': 'Please fill this in',
  '{} must be shorter than or equal to {} characters': 'Please use {1} characters or fewer',
  '{} must be longer than or equal to {} characters': 'Please use {1} characters or more',
  '{} must contain no more than {} elements': 'Please choose {1} or fewer',
  '{} must contain at least {} elements': 'Please choose {1} or more',
  '{} must be a URL address': 'Please enter a web address',
};
