import {
  acceptanceRules,
  invitationLinkRules,
  invitationRules,
  roleRules,
  ROLES,
} from '@charity-site/api-client/entities';
import { admin } from '../signIn/signInSchemas';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam, named } from '../../http/openApi/toJsonSchema';
import {
  INSTANT,
  BOOLEAN,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';

const forAdministrators = operations('people', 'managePeople');
const forAnyone = operations('people', 'public');
const role = { type: 'string', enum: ROLES };

const person: JsonSchema = named(
  'Person',
  objectOf({
    _id: TEXT,
    name: TEXT,
    email: TEXT,
    role,
    lastSeenAt: TEXT,
    hasSecondFactor: BOOLEAN,
  }),
);
const invitation: JsonSchema = named(
  'Invitation',
  objectOf({ _id: TEXT, email: TEXT, role, invitedBy: TEXT, createdAt: INSTANT, endsAt: INSTANT }),
);

export const describePeople = forAdministrators(
  'Lists everyone with access, and the invitations that can still be accepted',
  { answer: objectOf({ people: listOf(person), invitations: listOf(invitation) }) },
);

export const describeRole = forAdministrators(
  "Changes a person's role; the last administrator stays one",
  {
    params: idParam('Person'),
    body: draftSchema(roleRules),
    answer: person,
    errorStatuses: [409],
  },
);

export const describeEnd = forAdministrators(
  "Ends a person's access and sessions; the last administrator stays",
  {
    params: idParam('Person'),
    errorStatuses: [409],
  },
);

export const describeInvite = forAdministrators(
  'Invites a person by a link that works once, for 7 days',
  {
    body: draftSchema(invitationRules),
    status: 201,
    answer: objectOf({ invitation, path: TEXT, isMailed: BOOLEAN }),
  },
);

export const describeWithdraw = forAdministrators('Withdraws an invitation', {
  params: idParam('Invitation'),
});

export const describeInvitation = forAnyone('Says whom an invitation is for', {
  body: draftSchema(invitationLinkRules),
  answer: objectOf({ email: TEXT, role, invitedBy: TEXT }),
  errorStatuses: [429],
});

export const describeAccept = forAnyone('Accepts an invitation and signs the person in', {
  body: draftSchema(acceptanceRules),
  status: 201,
  answer: objectOf({ token: TEXT, admin }),
  errorStatuses: [429],
});
