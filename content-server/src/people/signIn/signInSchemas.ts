import {
  emailChangeRules,
  ownNameRules,
  passwordChangeRules,
  ROLES,
  signInRules,
} from '@charity-site/api-client/entities';
import { operation } from '../../http/openApi/operation';
import { draftSchema, named } from '../../http/openApi/toJsonSchema';
import { FLAG, TEXT, objectOf } from '../../http/openApi/shapes';

/** The person who is signed in. */
export const admin = named(
  'Caller',
  objectOf({ _id: TEXT, email: TEXT, name: TEXT, role: { type: 'string', enum: ROLES } }),
);
const renewed = named('RenewedSession', objectOf({ message: TEXT, token: TEXT, admin }));

export const describeSignIn = operation({
  summary: 'Signs the administrator in',
  tag: 'auth',
  body: draftSchema(signInRules),
  answer: objectOf({ token: TEXT, admin }),
  errorStatuses: [401, 429],
});

export const describeVerify = operation({
  summary: 'Says whose token it is',
  tag: 'auth',
  signedIn: true,
  editors: true,
  answer: objectOf({ valid: FLAG, admin }),
});

export const describeEmailChange = operation({
  summary: "Changes the administrator's e-mail; other sessions end",
  tag: 'auth',
  signedIn: true,
  editors: true,
  body: draftSchema(emailChangeRules),
  answer: renewed,
  errorStatuses: [429],
});

export const describePasswordChange = operation({
  summary: "Changes the administrator's password; other sessions end",
  tag: 'auth',
  signedIn: true,
  editors: true,
  body: draftSchema(passwordChangeRules),
  answer: renewed,
  errorStatuses: [429],
});

export const describeNameChange = operation({
  summary: "Changes the caller's name; what they changed before keeps the earlier one",
  tag: 'auth',
  signedIn: true,
  editors: true,
  body: draftSchema(ownNameRules),
  answer: objectOf({ message: TEXT, admin }),
});
