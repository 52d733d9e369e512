export function canMount(): boolean;
