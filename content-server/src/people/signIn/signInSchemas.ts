import {
  emailChangeRules,
  ownNameRules,
  passwordChangeRules,
  ROLES,
  signInRules,
} from '@charity-site/api-client/entities';
import { operations } from '../../http/openApi/operations';
import { draftSchema, named } from '../../http/openApi/toJsonSchema';
import { BOOLEAN, TEXT, objectOf } from '../../http/openApi/jsonSchema';

const forAnyone = operations('auth', 'public');
const forSignedIn = operations('auth', 'useAccount');

/** The person who is signed in. */
export const admin = named(
  'Caller',
  objectOf({ _id: TEXT, email: TEXT, name: TEXT, role: { type: 'string', enum: ROLES } }),
);
const renewed = named('RenewedSession', objectOf({ message: TEXT, token: TEXT, admin }));

export const describeSignIn = forAnyone('Signs the administrator in', {
  body: draftSchema(signInRules),
  answer: objectOf({ token: TEXT, admin }),
  errorStatuses: [401, 429],
});

export const describeVerify = forSignedIn('Says whose token it is', {
  answer: objectOf({ valid: BOOLEAN, admin }),
});

export const describeEmailChange = forSignedIn(
  "Changes the administrator's e-mail; other sessions end",
  {
    body: draftSchema(emailChangeRules),
    answer: renewed,
    errorStatuses: [429],
  },
);

export const describePasswordChange = forSignedIn(
  "Changes the administrator's password; other sessions end",
  {
    body: draftSchema(passwordChangeRules),
    answer: renewed,
    errorStatuses: [429],
  },
);

export const describeNameChange = forSignedIn(
  "Changes the caller's name; what they changed before keeps the earlier one",
  { body: draftSchema(ownNameRules), answer: objectOf({ message: TEXT, admin }) },
);
