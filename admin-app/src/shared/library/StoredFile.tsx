import Link from '@mui/material/Link';
import { pictureSource } from '@charity-site/api-client';
import { Picture } from '@charity-site/ui-kit';
import { useStoredDocument } from './useStoredDocument';

interface StoredFileProps {
  kind: 'picture' | 'document';
  url: string;
}

/** A stored picture, or a link to a stored document. */
export function StoredFile({ kind, url }: StoredFileProps) {
  const document = useStoredDocument(kind === 'document' ? url : '');
  if (kind === 'picture')
    return <Picture {...pictureSource(url)} alt={url} sizes="240px" fit="contain" />;
  return (
    document && (
      <Link href={document.href} target="_blank" rel="noopener">
        {document.name}
      </Link>
    )
  );
}
