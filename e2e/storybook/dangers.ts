/** What the browser says of an image that does not exist, and of handlers that the policy stops where the sanitiser parses them. */
export const DANGERS = /status of 404|Executing inline event handler violates/;
