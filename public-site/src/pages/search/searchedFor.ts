/** The search in `?q=`, trimmed; '' for none. Longer texts are cut to the 100 characters that the server takes. */
export const searchedFor = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, 100);
