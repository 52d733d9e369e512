import { PartFailed } from './PartFailed';

/** Error page of a page within its remote's layout: header, menu and footer stay. */
export function PageFailed() {
  return <PartFailed within />;
}
