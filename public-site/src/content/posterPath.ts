/** Search of the address of an item's poster. */
export const POSTER_SEARCH = '?print=poster';

/** True if the address is that of an item's poster. */
export const isPosterPage = (search: URLSearchParams) => search.get('print') === 'poster';
