import {
  acceptanceRules,
  invitationLinkRules,
  invitationRules,
  roleRules,
  ROLES,
} from '@charity-site/api-client/entities';
import { admin } from '../signIn/signInSchemas';
import { operation } from '../../http/openApi/operation';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { draftSchema, idParam, messageSchema, named } from '../../http/openApi/toJsonSchema';
import { MOMENT, FLAG, TEXT, listOf, objectOf } from '../../http/openApi/shapes';

const tag = 'people';
const signedIn = true;
const role = { type: 'string', enum: ROLES };

const person: JsonSchema = named('Person', objectOf({ _id: TEXT, name: TEXT, email: TEXT, role, lastSeenAt: TEXT }));
const invitation: JsonSchema = named(
  'Invitation',
  objectOf({ _id: TEXT, email: TEXT, role, invitedBy: TEXT, createdAt: MOMENT, endsAt: MOMENT }),
);

export const describePeople = operation({
  summary: 'Lists everyone with access, and the invitations that can still be accepted',
  tag,
  signedIn,
  answer: objectOf({ people: listOf(person), invitations: listOf(invitation) }),
});

export const describeRole = operation({
  summary: "Changes a person's role; the last administrator stays one",
  tag,
  signedIn,
  params: idParam('Person'),
  body: draftSchema(roleRules),
  answer: person,
  errorStatuses: [409],
});

export const describeEnd = operation({
  summary: "Ends a person's access and sessions; the last administrator stays",
  tag,
  signedIn,
  params: idParam('Person'),
  answer: messageSchema,
  errorStatuses: [409],
});

export const describeInvite = operation({
  summary: 'Invites a person by a link that works once, for 7 days',
  tag,
  signedIn,
  body: draftSchema(invitationRules),
  status: 201,
  answer: objectOf({ invitation, path: TEXT, isMailed: FLAG }),
});

export const describeWithdraw = operation({
  summary: 'Withdraws an invitation',
  tag,
  signedIn,
  params: idParam('Invitation'),
  answer: messageSchema,
});

export const describeInvitation = operation({
  summary: 'Says whom an invitation is for',
  tag,
  body: draftSchema(invitationLinkRules),
  answer: objectOf({ email: TEXT, role, invitedBy: TEXT }),
  errorStatuses: [429],
});

export const describeAccept = operation({
  summary: 'Accepts an invitation and signs the person in',
  tag,
  body: draftSchema(acceptanceRules),
  status: 201,
  answer: objectOf({ token: TEXT, admin }),
  errorStatuses: [429],
});
