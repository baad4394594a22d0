/** Cases for the two checks of email addresses: of the configuration, and of the contact endpoint. */
export const emailAddresses = ['o.hara+post@mail.my-surveys.co.uk', 'mei@bücher-läden.example'];

export const noEmailAddresses = [
  'mei',
  'mei@gmail',
  'mei@gmail.',
  'mei@-gmail.example',
  'mei@gmail-.example',
  'mei@my-surveys.sg?bcc=x@y.de',
  'mei@example.org, all@example.org',
  'Mei <mei@example.org>',
];
