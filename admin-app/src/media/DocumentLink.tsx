import Link from '@mui/material/Link';
import { useStoredDocument } from './useStoredDocument';

/** A stored document by its name, in a new tab. */
export function DocumentLink({ address }: { address: string }) {
  const document = useStoredDocument(address);
  return (
    document && (
      <Link href={document.href} target="_blank" rel="noopener">
        {document.name}
      </Link>
    )
  );
}
