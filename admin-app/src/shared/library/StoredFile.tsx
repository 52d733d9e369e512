import Link from '@mui/material/Link';
import { pictureSource } from '@charity-site/api-client';
import { Picture } from '@charity-site/ui-kit';
import { useStoredDocument } from './useStoredDocument';

interface StoredFileProps {
  kind: 'picture' | 'document';
  address: string;
}

/** A stored picture, or the name of a stored document as a link to it. */
export function StoredFile({ kind, address }: StoredFileProps) {
  const document = useStoredDocument(kind === 'document' ? address : '');
  if (kind === 'picture')
    return <Picture {...pictureSource(address)} alt={address} sizes="240px" fit="contain" />;
  return (
    document && (
      <Link href={document.href} target="_blank" rel="noopener">
        {document.name}
      </Link>
    )
  );
}
