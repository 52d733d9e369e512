/** Stands in for axios's fetch adapter, which a browser never reaches: XMLHttpRequest comes first and is always there. */
export const getFetch = () => null;
