import { PASSWORD_MIN } from '@charity-site/api-client/entities';

/** What is said beside a field for a new password. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. Three or four unrelated words are strong and easy to remember.`;
