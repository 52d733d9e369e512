import { siteConfig } from '@charity-site/api-client/http';
import type { SlotName } from '@charity-site/shell/contract';

/** Slot for widgets of other remotes (shell contract 1.3). The shell fills it after hydration. */
export function Slot({ name }: { name: SlotName }) {
  return (
    <div data-slot={name} style={{ minHeight: siteConfig().contributions?.heights?.[name] }} />
  );
}
